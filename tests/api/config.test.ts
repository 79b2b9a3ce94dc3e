import { describe, expect, it } from 'vitest';
import { businessKinds, channelCode, misspeltSettings, readConfig } from '../../server/config.ts';

describe('the shop starts without a setting', () => {
  it('listens on 3000 with the demonstration’s particulars and no provider', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', providerUrl: null, graphiql: true, isSecure: false });
    expect(config.seller.vatNumber).toMatch(/^3\d{13}3$/);
    expect(config.brand).toEqual({ en: 'Rawnaq', ar: 'رونق' });
  });

  it('books services by default [PROD-09]', () => {
    expect(readConfig({}).serviceType).toBe('reservation');
  });

  it('calls itself a web device by default, selling through the channel WEB [PROD-08] [PROD-11]', () => {
    expect(readConfig({}).deviceType).toBe('web');
    expect(channelCode).toBe('WEB');
  });

  it('knows the kinds of business by their codes, the reservation’s further code among them [PROD-06] [PROD-07]', () => {
    expect(businessKinds).toEqual(
      expect.arrayContaining(['food_ordering', 'online_store', 'service_reservation', 'srvc_resv']),
    );
    for (const kind of businessKinds) expect(readConfig({ SERVICE_TYPE: kind }).serviceType).toBe(kind);
  });

  it('delivers the way the operator says [PROD-10]', () => {
    expect(readConfig({}).deliveryMethod).toBe('branch');
    expect(readConfig({ DELIVERY_METHOD: 'home_delivery' }).deliveryMethod).toBe('home_delivery');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SERVICE_TYPE: ' ', PROVIDER_URL: '' })).toMatchObject({
      port: 3000,
      serviceType: 'reservation',
      providerUrl: null,
    });
  });
});

describe('an operator who sets it up', () => {
  it('reads every mistake in one message', () => {
    const bad = {
      PORT: '70000',
      PROVIDER_URL: 'ftp://provider',
      PUBLIC_URL: 'https://shop.example/path',
      REDIS_URL: 'http://redis',
      SERVICE_TYPE: 'barber',
      DELIVERY_METHOD: 'to go',
      DEVICE_TYPE: 'tv\nx: y',
      LOYALTY_THRESHOLDS: '0 6000 2000',
      TERMS_URL: 'terms',
      PRIVACY_URL: 'javascript:alert(1)',
      PAYMENT_ORIGINS: 'https://pay.example/path',
      GRAPHIQL: 'maybe',
      ASSUMED_CALLS_OFF: 'customer-classes dreams',
      LOG_LEVEL: 'loud',
      RATE_LIMIT_FACTOR: '0',
      TRUST_PROXY: '10.0.0.0/64',
      PROVIDER_TIMEOUT_MS: 'soon',
    };
    for (const name of Object.keys(bad)) expect(() => readConfig(bad)).toThrow(`- ${name} must be`);
  });

  it.each([
    ['a word that is nearly production', { NODE_ENV: 'Prod' }, 'NODE_ENV must be production'],
    ['a provider that is the shop itself', { PROVIDER_URL: 'http://127.0.0.1:3000' }, 'PROVIDER_URL must not be'],
    ['the same by name', { PROVIDER_URL: 'http://localhost/shop', PORT: '80' }, 'PROVIDER_URL must not be'],
    ['one port for two things', { METRICS_PORT: '3000' }, 'METRICS_PORT must leave port 3000'],
    [
      'one of several processes on the port of all',
      { METRICS_PORT: '2998', PROCESSES: '3', PROVIDER_URL: 'http://127.0.0.1:9' },
      'METRICS_PORT must leave port 3000',
    ],
  ])('is told of %s', (_what, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it.each(['PROVDER_URL', 'PROVIDER_BASE_URL', 'PROVIDER', 'API_URL'])('is told that %s is no provider', (name) => {
    expect(() => readConfig({ NODE_ENV: 'production', [name]: 'https://api.example.com' })).toThrow(
      `DEMONSTRATION=true serves the sandbox instead. ${name} is set: did you mean PROVIDER_URL?`,
    );
  });

  it('may have a provider and metrics on this machine, and any other name for an environment', () => {
    const env = { PROVIDER_URL: 'http://127.0.0.1:4000', METRICS_PORT: '3001', NODE_ENV: 'staging' };
    expect(readConfig(env)).toMatchObject({ isProduction: false, telemetry: { metricsPort: 3001 } });
  });

  it('tells the levels of the loyalty programme from 0 up, or not at all', () => {
    expect(readConfig({}).loyaltyThresholds).toEqual([]);
    expect(readConfig({ LOYALTY_THRESHOLDS: '0, 2000 6000' }).loyaltyThresholds).toEqual([0, 2000, 6000]);
    for (const wrong of ['100 200', '0 0', '0 two', '0 -5', '0 1.5']) {
      expect(() => readConfig({ LOYALTY_THRESHOLDS: wrong })).toThrow('- LOYALTY_THRESHOLDS must be');
    }
  });

  it('does not read the password of an address that cannot be used', () => {
    const withPassword = 'https://user:secret@shop.example';
    for (const name of ['REDIS_URL', 'PUBLIC_URL', 'PROVIDER_URL', 'TERMS_URL', 'PAYMENT_ORIGINS', 'MAPS_SCRIPT_URL']) {
      const read = () => readConfig({ [name]: withPassword });
      expect(read).toThrow(`- ${name} must be`);
      expect(read).not.toThrow(/secret/);
    }
    expect(readConfig({ REDIS_URL: 'redis://user:secret@redis' }).redis?.urls).toEqual(['redis://user:secret@redis']);
  });

  it('is told when the provider’s address is not one that paths can be added to', () => {
    for (const end of ['/api/v1', '/api/v1/', '?key=1', '#top']) {
      expect(() => readConfig({ PROVIDER_URL: `https://provider.example${end}` })).toThrow('- PROVIDER_URL must be');
    }
    expect(readConfig({ PROVIDER_URL: 'https://gate.example/beauty/' }).providerUrl).toBe(
      'https://gate.example/beauty',
    );
  });

  it('gets no GraphiQL in production unless asked for, and none where nothing that is written there can run', () => {
    const env = { NODE_ENV: 'production', PROVIDER_URL: 'https://provider.example' };
    expect(readConfig(env).graphiql).toBe(false);
    expect(readConfig({ ...env, GRAPHIQL: 'true' }).graphiql).toBe(true);
    expect(readConfig({ GRAPHQL_DOCUMENTS: 'trusted', GRAPHIQL: 'true' }).graphiql).toBe(false);
  });

  it('never shows the demonstration’s numbers as those of a real shop', () => {
    const { seller, brand } = readConfig({ PROVIDER_URL: 'https://provider.example', BRAND_NAME_EN: 'Noor' });
    expect(brand).toEqual({ en: 'Noor', ar: 'Noor' });
    expect(seller).toEqual({
      name: brand,
      address: null,
      commercialRegistration: null,
      vatNumber: null,
      phone: null,
      email: null,
    });
  });

  it('promises customers only what it was told to', () => {
    const providerUrl = 'https://provider.example';
    expect(readConfig({ PROVIDER_URL: providerUrl }).trust).toEqual({
      paymentMarks: [],
      cancellation: null,
      whatsapp: null,
    });
    const { trust } = readConfig({
      PROVIDER_URL: providerUrl,
      PAYMENT_MARKS: 'apple_pay, mada',
      CANCELLATION_EN: 'Free cancellation until noon',
      SELLER_WHATSAPP: '+966 51 000 0000',
    });
    expect(trust.paymentMarks.map(({ ar }) => ar)).toEqual(['مدى', 'Apple Pay']);
    expect(trust.cancellation?.ar).toBe('Free cancellation until noon');
    expect(trust.whatsapp).toBe('+966 51 000 0000');
    const wrong = { PAYMENT_MARKS: 'cash', CANCELLATION_AR: 'م'.repeat(81), SELLER_WHATSAPP: 'ask us' };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readConfig({ [name]: value })).toThrow(name);
    }
  });

  it('may write an address as browsers read it, and gets Secure cookies and HSTS with https', () => {
    for (const address of ['https://shop.example/', 'https://SHOP.example', 'https://shop.example:443/']) {
      expect(readConfig({ PUBLIC_URL: address })).toMatchObject({ publicUrl: 'https://shop.example', isSecure: true });
    }
  });

  it('names the proxies whose word counts', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8 loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      'loopback',
    ]);
    expect([readConfig({}).trustProxy, readConfig({ TRUST_PROXY: 'off' }).trustProxy]).toEqual([false, false]);
  });

  it('is told which setting was meant when a name is misspelt', () => {
    const meant = { PROVDER_URL: 'PROVIDER_URL', PUBLIC_ULR: 'PUBLIC_URL', State_File: 'STATE_FILE', PROT: 'PORT' };
    for (const [name, known] of Object.entries(meant)) {
      expect(misspeltSettings({ [name]: 'x' })).toEqual([
        `${name} is not a setting of the shop. Did you mean ${known}?`,
      ]);
    }
  });

  it('hears nothing about what other programs read', () => {
    const others =
      'HOME HOSTNAME HOSTTYPE PATH PWD POST SORT USER LOGNAME SHELL TERM LANG LC_ALL TZ CI EDITOR DISPLAY TMPDIR SHLVL NODE_ENV NODE_OPTIONS NODE_PATH NO_COLOR FORCE_COLOR COLORTERM INIT_CWD npm_config_cache npm_lifecycle_event HTTP_PROXY https_proxy SSH_AUTH_SOCK XDG_SESSION_TYPE XDG_RUNTIME_DIR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT DATABASE_URL SERVICE_NAME DEVICE LOG_FORMAT AWS_REGION GITHUB_TOKEN CHROMIUM_PATH';
    expect(misspeltSettings(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    expect(misspeltSettings({ PROVIDER_URL: 'https://provider.example', PORT: '1', BRAND_NAME_AR: 'نور' })).toEqual([]);
  });
});
