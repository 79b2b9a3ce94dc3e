import type { LastAnswer, UpstreamCall } from './conversation.ts';

/** Milliseconds from which a call is shown as slow. */
const slow = 500;

const cacheNames = { none: 'own', miss: 'miss', hit: 'hit' } as const;

const Call = ({ call, total, isRepeated }: { call: UpstreamCall; total: number; isRepeated: boolean }) => {
  const { method, path, status, failure, cache, field, start, milliseconds } = call;
  const share = (part: number) => `${Math.min(100, (100 * part) / total)}%`;
  const state = failure ? 'failed' : milliseconds >= slow ? 'slow' : cache;
  return (
    <li className="call" data-state={state}>
      <div className="call-name">
        <code>
          {method} /{path}
        </code>
        <span>
          {failure ?? status ?? 'from the cache'} · {cacheNames[cache]} · {milliseconds} ms
          {isRepeated && ' · asked twice'}
        </span>
      </div>
      <div className="call-axis">
        <span style={{ marginInlineStart: share(start), inlineSize: share(milliseconds) }} />
      </div>
      {field && <small>{field}</small>}
    </li>
  );
};

/** The calls of the last answer on one axis of time, in the order in which they began. */
export const Waterfall = ({ last }: { last: LastAnswer }) => {
  const total = Math.max(1, last.milliseconds, ...last.upstream.map(({ start, milliseconds }) => start + milliseconds));
  const nameOf = ({ method, path }: UpstreamCall) => `${method} ${path}`;
  const count = (call: UpstreamCall) => last.upstream.filter((other) => nameOf(other) === nameOf(call)).length;
  return (
    <>
      <p>
        {last.operationName ?? 'The operation'}: {last.status}, {last.milliseconds} ms, {last.upstream.length}{' '}
        {last.upstream.length === 1 ? 'call' : 'calls'}
        {last.cost &&
          `, ${last.cost.points} of ${last.cost.mostPoints} points, depth ${last.cost.depth} of ${last.cost.mostDepth}`}
      </p>
      <ol className="calls" aria-label="Calls of the provider">
        {last.upstream
          .toSorted((a, b) => a.start - b.start)
          .map((call) => (
            <Call
              key={`${nameOf(call)} ${call.field} ${call.start}`}
              call={call}
              total={total}
              isRepeated={count(call) > 1}
            />
          ))}
      </ol>
      {last.requestId && (
        <p>
          Request id <code>{last.requestId}</code>
        </p>
      )}
    </>
  );
};
