import { useState } from 'react';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import { type LastAnswer, type Sent, useConversation } from './conversation.ts';
import { linkTo } from './links.ts';
import { shopPlugin, signInId } from './shop-panel.tsx';
import { showPanel } from './show-panel.ts';

/** Milliseconds from which a call is shown as slow. */
const slow = 500;

/** How the answer came; a visitor's own is not kept. */
const cacheName = (cache: UpstreamCall['cache']): string => (cache === 'none' ? 'own' : cache);

const sizeOf = (bytes: number): string => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

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
    </li>
  );
};

const CopyLink = ({ sent }: { sent: Sent }) => {
  const [copied, setCopied] = useState<Sent | null>(null);
  const copy = () => void navigator.clipboard.writeText(linkTo(sent)).then(() => setCopied(sent));
  return (
    <button type="button" onClick={copy}>
      {copied === sent ? 'Copied' : 'Copy as link'}
    </button>
  );
};

const leadToSignIn = () => {
  const root = document.getElementById('playground');
  if (root) showPanel(root, shopPlugin.title);
  requestAnimationFrame(() => document.getElementById(signInId)?.focus());
};

const counted = (count: number, name: string) => (count === 1 ? `1 ${name}` : `${count} ${name}s`);

const inOneLine = ({ title, status, errors, milliseconds, upstream, cost }: LastAnswer): string =>
  [
    `${title}: ${status}`,
    errors.length > 0 && counted(errors.length, 'error'),
    `${milliseconds} ms`,
    counted(upstream.length, 'call'),
    cost && `${cost.points} of ${cost.mostPoints} points`,
    cost && `depth ${cost.depth} of ${cost.mostDepth}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Below the answer: what it took, call by call on one axis of time, in the order in which they began. */
export const Waterfall = () => {
  const { last } = useConversation();
  if (!last) return null;
  const { upstream, milliseconds, requestId, errors, sent } = last;
  const total = Math.max(1, milliseconds, ...upstream.map((call) => call.start + call.milliseconds));
  const nameOf = ({ method, path }: UpstreamCall) => `${method} ${path}`;
  const times = (call: UpstreamCall) => upstream.filter((other) => nameOf(other) === nameOf(call)).length;
  return (
    <details className="shop-panel waterfall" open>
      <summary>{inOneLine(last)}</summary>
      {errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') && (
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
      {sent && <CopyLink sent={sent} />}
      {requestId && (
        <p>
          Request id <code>{requestId}</code>
        </p>
      )}
    </details>
  );
};
