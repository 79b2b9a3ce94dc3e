import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { temporaryFolder } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { direct, startProcess } from '../support/start-process.ts';
import { startRedis } from '../support/start-redis.ts';

const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';

/** A certificate of its own for `localhost`, for two days. */
const makeCertificate = (): { certificate: string; key: string } => {
  const folder = temporaryFolder();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-out', certificate, '-keyout', key];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { certificate, key };
};

test('processes share limits over an encrypted Redis with a password, and trust no certificate that they do not know', async () => {
  const { certificate, key } = makeCertificate();
  const redis = await startRedis(null, { certificate, key, password: 'pass-word-1' });
  onTestFinished(() => redis.kill());
  const sandbox = buildSandbox({ database: ':memory:' });
  const env = { PROVIDER_URL: await sandbox.listen(0), REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000' };
  onTestFinished(() => sandbox.close());
  const trusting = { ...env, NODE_EXTRA_CA_CERTS: certificate };
  const [one, other, stranger] = await Promise.all([
    startProcess(direct, trusting),
    startProcess(direct, trusting),
    startProcess(direct, env),
  ]);
  const send = async (url: string) => {
    const input = { mobileNumber: '500000790', acceptTerms: true };
    const { errors } = await postGraphql(url, { query: sendMutation, variables: { input } });
    return errors?.[0]?.extensions.code ?? 'OK';
  };
  const outcomes = [];
  for (const { url } of [one, other, one, other]) outcomes.push(await send(url));
  expect(outcomes).toEqual(['OK', 'OK', 'OK', 'RATE_LIMITED']);

  const health = async (url: string) => (await fetch(`${url}/readyz`)).json();
  await expect.poll(async () => JSON.stringify(await health(one.url)), { timeout: 10_000 }).not.toContain('degraded');
  await expect.poll(async () => JSON.stringify(await health(stranger.url)), { timeout: 10_000 }).toContain('degraded');
}, 60_000);
