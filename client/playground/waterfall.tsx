import { useState } from 'react';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import { type LastAnswer, useConversation } from './conversation.ts';
import { asCurl, asLink, asTest } from './copies.ts';
import { answerInstead, hasSandbox, letAll, makeFail } from './sandbox.ts';
import { shopPlugin, signInId } from './shop-panel.tsx';
import { showPanel } from './show-panel.ts';

/** Milliseconds from which a call is shown as slow. */
const slow = 500;

/** How the answer came; a visitor's own is not kept. */
const cacheName = (cache: UpstreamCall['cache']): string => (cache === 'none' ? 'own' : cache);

const sizeOf = (bytes: number): string => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

/** The sandbox's task for the next calls like this one. */
const Levers = ({ call }: { call: UpstreamCall }) => {
  const [body, setBody] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const act = (action: Promise<string>) => void action.then(setSaid);
  return (
    <div className="row">
      <button type="button" onClick={() => act(makeFail(call))}>
        Make this call fail
      </button>
      <button type="button" onClick={() => setBody(body === null ? '{ "data": {} }' : null)}>
        Answer this instead
      </button>
      {body !== null && (
        <>
          <textarea
            aria-label="Laid over the answer"
            rows={4}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
          <button type="button" onClick={() => act(answerInstead(call, body))}>
            Stub
          </button>
        </>
      )}
      {said && <output>{said}</output>}
    </div>
  );
};

type CallProps = { call: UpstreamCall; total: number; times: number };

const Call = ({ call, total, times }: CallProps) => {
  const { method, path, status, failure, cache, stub, bytes, field, start, milliseconds } = call;
  const share = (part: number) => `${Math.min(100, (100 * part) / total)}%`;
  const state = failure ? 'failed' : milliseconds >= slow ? 'slow' : cache;
  return (
    <li className="call" data-state={state}>
      <div className="call-name">
        <code>
          {method} /{path}
        </code>
        <span>
          {[failure, status, cacheName(cache), `${milliseconds} ms`, bytes !== null && sizeOf(bytes)]
            .filter(Boolean)
            .join(' · ')}
          {milliseconds >= slow && <b> · slow</b>}
          {times > 1 && <b> · asked {times} times</b>}
          {stub && <b> · stubbed by {stub}</b>}
        </span>
      </div>
      <div className="call-axis">
        <span style={{ marginInlineStart: share(start), inlineSize: share(milliseconds) }} />
      </div>
      {field && <small>{field}</small>}
      {hasSandbox() && <Levers call={call} />}
    </li>
  );
};

const Copies = ({ sent, answer: { data }, language }: LastAnswer) => {
  const [copied, setCopied] = useState<string | null>(null);
  if (!sent) return null;
  const copy = (name: string, text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(name));
  const texts = { link: asLink, curl: asCurl, test: asTest };
  return Object.entries(texts).map(([name, write]) => (
    <button key={name} type="button" onClick={() => copy(name, write({ ...sent, language, data }))}>
      {copied === name ? 'Copied' : `Copy as ${name}`}
    </button>
  ));
};

const leadToSignIn = () => {
  const root = document.getElementById('playground');
  if (root) showPanel(root, shopPlugin.title);
  requestAnimationFrame(() => document.getElementById(signInId)?.focus());
};

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

const inOneLine = ({ title, status, answer: { errors = [], extensions }, milliseconds }: LastAnswer): string => {
  const { upstream = [], cost } = extensions ?? {};
  return [
    `${title}: ${status}`,
    errors.length > 0 && counted(errors.length, 'error'),
    `${milliseconds} ms`,
    counted(upstream.length, 'call'),
    cost && `${cost.points} of ${cost.mostPoints} points`,
    cost && `depth ${cost.depth} of ${cost.mostDepth}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Below the answer: its duration, call by call on one axis of time, in the order in which they began. */
export const Waterfall = () => {
  const { last } = useConversation();
  if (!last) return null;
  const { answer, milliseconds, requestId } = last;
  const { upstream = [] } = answer.extensions ?? {};
  const needsSignIn = answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  const total = Math.max(1, milliseconds, ...upstream.map((call) => call.start + call.milliseconds));
  const nameOf = ({ method, path }: UpstreamCall) => `${method} ${path}`;
  const times = (call: UpstreamCall) => upstream.filter((other) => nameOf(other) === nameOf(call)).length;
  return (
    <details className="shop-panel waterfall" open>
      <summary>{inOneLine(last)}</summary>
      {needsSignIn && (
        <p className="row">
          This is for customers, and nobody is signed in.
          <button type="button" onClick={leadToSignIn}>
            Sign in from “{shopPlugin.title}”
          </button>
        </p>
      )}
      <ol key={requestId} className="calls" aria-label="Calls of the provider">
        {upstream
          .toSorted((a, b) => a.start - b.start)
          .map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal calls can begin at once; the list is new with each answer
            <Call key={index} call={call} total={total} times={times(call)} />
          ))}
      </ol>
      <div className="row">
        {hasSandbox() && (
          <button type="button" onClick={() => void letAll()}>
            No more faults and stubs
          </button>
        )}
        <Copies {...last} />
      </div>
      {requestId && (
        <p>
          Request id <code>{requestId}</code>
        </p>
      )}
    </details>
  );
};
