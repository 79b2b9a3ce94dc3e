import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { requireBuild } from '../support/first-load.ts';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();

const read = (file: string): string => readFileSync(file, 'utf8');

const dockerfile = read('Dockerfile');
/** The lines of the last stage: it is the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const stageOf = (name: string) => dockerfile.split(/^FROM /m).find((stage) => stage.includes(` AS ${name}\n`)) ?? '';

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=^ENV .*?|\s)([A-Z_]{4,})=/gm)].map(([, name = '']) => name);

const configured = new Set(
  [...read('docs/configuration.md').matchAll(/^\| (`[A-Z].*?) *\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  ),
);

type Service = {
  build?: string;
  image: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, unknown> | string[];
  healthcheck?: { disable?: true; test?: string[] };
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  network_mode?: string;
  ports?: string[];
};

const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(read('compose.yaml'), {
  merge: true,
});
const services = Object.entries(compose.services);
const shops = services.filter(([name]) => name.startsWith('shop-')).map(([, service]) => service);

/** The lines of a server's location, without their indents. */
const locationOf = (text: string): string[] =>
  (/ {2}location \/ \{\n([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? '').split('\n').map((line) => line.trim());

describe('the image', () => {
  it('is built of the Node that the project is made with, and of files that are there', () => {
    const [major] = read('.nvmrc').split('.');
    for (const [, version] of dockerfile.matchAll(/^FROM node:(\d+)-slim/gm)) expect(version).toBe(major);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied).toContain('server');
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('runs as an ordinary user, without development dependencies, and says how its health is asked', () => {
    expect(stageOf('dependencies')).toContain('npm ci --omit=dev --ignore-scripts');
    expect([...image.matchAll(/COPY --from=(\w+) (\S+)/g)].map(([, from, what]) => `${from} ${what}`)).toEqual([
      'dependencies /app/node_modules',
      'build /app/dist',
    ]);
    expect(image).toMatch(/^USER node$/m);
    expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('\nCMD'));
    expect(image).toMatch(/^HEALTHCHECK .*\\\n {2}CMD .*\/healthz/m);
    expect(read('server/plugins/health.ts')).toContain("app.get('/healthz'");
  });

  it('writes into one folder only, so that its root may be read-only', () => {
    const places = [...image.matchAll(/=(\/\S+)/g)]
      .map(([, place = '']) => place)
      .filter((place) => place !== '/app/dist');
    expect(places.filter((place) => !/^\/app\/(?:data\/|node_modules$)/.test(place))).toEqual([]);
    expect(image).toContain('ln -s data .cache');
  });

  it('sets variables that the shop reads', () => {
    const set = variablesIn(image).filter((name) => name !== 'NODE_ENV');
    expect(set).toContain('STATE_FILE');
    expect(set.filter((name) => !configured.has(name))).toEqual([]);
  });
});

describe('the demonstration of several shops', () => {
  it('has two shops with a configuration that can be used, behind one balancer and over one Valkey', () => {
    expect(shops).toHaveLength(2);
    const configs = shops.map(({ environment = {} }) =>
      readConfig({
        NODE_ENV: 'production',
        ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
      }),
    );
    const upstreams = [...read('docs/balancer.conf').matchAll(/server 127\.0\.0\.1:(\d+);/g)].map(([, port]) =>
      Number(port),
    );
    expect(configs.map(({ port }) => port)).toEqual(upstreams);
    for (const { redis, trustProxy, publicUrl, providerUrl, isProduction } of configs) {
      expect({ redis: redis !== null, trustProxy, isProduction }).toEqual({
        redis: true,
        trustProxy: ['127.0.0.1'],
        isProduction: true,
      });
      const [shopPort, sandboxPort] = [publicUrl, providerUrl].map((url) => new URL(url ?? '').port);
      expect(compose.services.ground?.ports).toEqual([`${shopPort}:${shopPort}`, `${sandboxPort}:${sandboxPort}`]);
      expect(read('docs/balancer.conf')).toContain(`listen ${shopPort};`);
      expect(compose.services.sandbox?.environment?.PORT).toBe(Number(sandboxPort));
    }
    const named = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(named.filter((name) => !configured.has(name))).toEqual([]);
  });

  it('names services, files and volumes that are there', () => {
    const waitedFor = services.flatMap(([, { depends_on: needs = [] }]) =>
      Array.isArray(needs) ? needs : Object.keys(needs),
    );
    expect(waitedFor.filter((name) => !compose.services[name])).toEqual([]);
    const networks = services.flatMap(([, { network_mode: mode }]) => mode ?? []);
    expect(new Set(networks)).toEqual(new Set(['service:ground']));
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect(mounted.filter((place) => !(place.startsWith('./') ? existsSync(place) : place in compose.volumes))).toEqual(
      [],
    );
    const scripts = services.flatMap(([, { command = [] }]) => command.filter((part) => part.endsWith('.ts')));
    expect(scripts).toEqual(['server/sandbox/main.ts']);
    expect(scripts.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('runs what is ours with a read-only root, and asks the health of all that is waited for', () => {
    for (const [name, { image: from, read_only: isReadOnly }] of services) {
      if (from === 'rawnaq') expect(isReadOnly, name).toBe(true);
    }
    for (const { tmpfs, healthcheck } of shops) {
      expect(tmpfs).toEqual(['/app/data:uid=1000,gid=1000']);
      expect(healthcheck, 'the image asks /healthz').toBeUndefined();
    }
    expect(compose.services.sandbox?.healthcheck?.test?.join(' ')).toContain('127.0.0.1:4000/api/v1/branches');
    expect(compose.services.state?.healthcheck?.test).toEqual(['CMD', 'valkey-cli', 'ping']);
  });

  it('has the balancer that an operator reads about', () => {
    const lines = locationOf(read('docs/balancer.conf'));
    expect(lines).toContain('proxy_next_upstream error timeout;');
    expect(lines).toEqual(locationOf(read('docs/operations.md')));
  });
});

describe('continuous integration on another forge', () => {
  const workflow = read('.github/workflows/ci.yml');
  const { jobs }: { jobs: Record<string, { steps: { run?: string; with?: Record<string, string> }[] }> } =
    parse(workflow);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run = '' }) => run.split('\n'));

  it('calls what the README says, with the Node of the project', () => {
    const own = commands.filter((command) => command.startsWith('npm '));
    expect(own).toEqual(['npm ci && npm test']);
    for (const command of own) expect(read('README.md')).toContain(command);
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.test).toBeTruthy();
    const files = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(files).toEqual(['.nvmrc']);
  });

  it('builds the image as the Dockerfile and the operations page say, and prints its size', () => {
    const build = commands.find((command) => command.startsWith('docker build')) ?? '';
    const [, argument = ''] = /--build-arg (\w+)=/.exec(build) ?? [];
    expect(image).toContain(`ARG ${argument}`);
    expect(commands.some((command) => command.includes("--format '{{.Size}}'"))).toBe(true);
    const run = /docker run .*?(--read-only .*) rawnaq/.exec(workflow)?.[1];
    expect(read('docs/operations.md')).toContain(run);
  });
});

describe('the files of a build', () => {
  requireBuild();
  const bytesOf = async (url: string, encoding = 'identity') => {
    const answer = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const { rawPayload: bytes, body, headers, statusCode } = answer;
    return { bytes, body, headers, statusCode };
  };

  it('are kept for ever by a browser when a hash names them, and are fetched whole however they are packed', async () => {
    const packed = globSync('dist/client/assets/*.{br,gz}');
    expect(packed.length).toBeGreaterThan(150);
    for (const file of packed) {
      const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
      expect(unpack(readFileSync(file)).equals(readFileSync(file.replace(/\.\w+$/, ''))), file).toBe(true);
    }
    const scripts = packed.filter((file) => file.endsWith('.js.br'));
    const named = new Set(scripts.map((file) => file.replace(/\.br$/, '')));
    const large = globSync('dist/client/assets/*.js').filter((file) => statSync(file).size > 500);
    expect(large.filter((file) => !named.has(file))).toStrictEqual([]);
    const [script = ''] = named;
    const { headers, bytes } = await bytesOf(script.replace('dist/client', ''), 'br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(bytes).equals(readFileSync(script))).toBe(true);
  });

  it.each([
    ['/latest-build.json', 'no-store'],
    ['/service-worker.js', 'no-cache'],
    ['/manifest.webmanifest', 'public, max-age=3600'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/images/share.png', 'public, max-age=3600'],
    ['/icons/favicon.svg', 'public, max-age=3600'],
    ['/offline/offline.js', 'public, max-age=3600'],
    ['/offline/offline.css', 'public, max-age=3600'],
  ])('are asked for anew soon when no hash names them: %s', async (url, cacheControl) => {
    const { statusCode, headers } = await bytesOf(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(cacheControl);
  });

  it('have no name without a hash among those that are kept for ever', () => {
    const names = globSync('dist/client/assets/*').map((file) => basename(file).replace(/\.(?:br|gz)$/, ''));
    expect(names.filter((name) => !/-[\w-]{8}\.\w+$/.test(name))).toStrictEqual([]);
  });

  it.each(['arabic', 'latin'])(
    'write %s letters with the typeface that is cut to what the shop uses',
    async (script) => {
      const { body } = await bytesOf('/ar');
      const [url = ''] = new RegExp(`/assets/readex-pro-${script}-wght-[\\w-]+\\.woff2`).exec(body) ?? [];
      const { bytes, headers } = await bytesOf(url);
      expect(headers['content-type']).toBe('font/woff2');
      const whole = statSync(
        `node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
      );
      expect(bytes.equals(readFileSync(`client/ui/theme/generated/readex-pro-${script}-wght.woff2`))).toBe(true);
      expect(bytes.length).toBeLessThan(0.9 * whole.size);
    },
  );
});
