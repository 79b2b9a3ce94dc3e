import { describe, expect, it } from 'vitest';
import { BUSINESS_KINDS, CHANNEL_CODE, readConfig } from '../../server/config.ts';

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
    expect(CHANNEL_CODE).toBe('WEB');
  });

  it('knows the kinds of business by their codes, the reservation’s further code among them [PROD-06] [PROD-07]', () => {
    expect(BUSINESS_KINDS).toEqual(
      expect.arrayContaining(['food_ordering', 'online_store', 'service_reservation', 'srvc_resv']),
    );
    for (const kind of BUSINESS_KINDS) expect(readConfig({ SERVICE_TYPE: kind }).serviceType).toBe(kind);
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
    const message = (() => {
      try {
        readConfig(bad);
        return '';
      } catch (error) {
        return String(error);
      }
    })();
    for (const name of Object.keys(bad)) expect(message).toContain(`- ${name} must be`);
  });

  it('does not read the password of an address that cannot be used', () => {
    const withPassword = 'https://user:secret@shop.example';
    for (const name of ['REDIS_URL', 'PUBLIC_URL', 'PROVIDER_URL', 'TERMS_URL', 'PAYMENT_ORIGINS', 'MAPS_SCRIPT_URL']) {
      const read = () => readConfig({ [name]: withPassword });
      expect(read).toThrow(`- ${name} must be`);
      expect(read).not.toThrow(/secret/);
    }
    expect(readConfig({ REDIS_URL: 'redis://user:secret@redis' }).redisUrl).toBe('redis://user:secret@redis');
  });

  it('is told when the provider’s address is not one that paths can be added to', () => {
    for (const end of ['/api/v1', '/api/v1/', '?key=1', '#top']) {
      expect(() => readConfig({ PROVIDER_URL: `https://provider.example${end}` })).toThrow('- PROVIDER_URL must be');
    }
    expect(readConfig({ PROVIDER_URL: 'https://gate.example/beauty/' }).providerUrl).toBe(
      'https://gate.example/beauty',
    );
  });

  it('gets Secure cookies and HSTS with an https address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
      publicUrl: 'https://shop.example',
      isSecure: true,
    });
  });

  it('gets no GraphiQL in production unless asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).graphiql).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', GRAPHIQL: 'true' }).graphiql).toBe(true);
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

  it('may write an address as browsers read it', () => {
    for (const address of ['https://SHOP.example', 'https://shop.example:443/']) {
      expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe('https://shop.example');
    }
    expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  });

  it('names the proxies whose word counts', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8 loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      'loopback',
    ]);
    expect(readConfig({}).trustProxy).toBe(false);
  });
});
