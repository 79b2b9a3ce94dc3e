import { useState } from 'react';
import type { UpstreamCall } from '../../schema/upstream-call.ts';
import type { LastAnswer } from './conversation.ts';
import { answerInstead, letAll, makeFail } from './sandbox-levers.ts';

/** Milliseconds from which a call is shown as slow. */
const slow = 500;

const cacheNames = { none: 'own', miss: 'miss', hit: 'hit' } as const;

/** What the sandbox shall do with the next calls like this one. */
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

type CallProps = { call: UpstreamCall; total: number; isRepeated: boolean; hasSandbox: boolean };

const Call = ({ call, total, isRepeated, hasSandbox }: CallProps) => {
  const { method, path, status, failure, cache, stub, field, start, milliseconds } = call;
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
          {stub && <b> · stubbed by {stub}</b>}
        </span>
      </div>
      <div className="call-axis">
        <span style={{ marginInlineStart: share(start), inlineSize: share(milliseconds) }} />
      </div>
      {field && <small>{field}</small>}
      {hasSandbox && <Levers call={call} />}
    </li>
  );
};

/** The calls of the last answer on one axis of time, in the order in which they began. */
export const Waterfall = ({ last, hasSandbox }: { last: LastAnswer; hasSandbox: boolean }) => {
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
              hasSandbox={hasSandbox}
            />
          ))}
      </ol>
      {hasSandbox && (
        <div className="row">
          <button type="button" onClick={() => void letAll()}>
            No more faults and stubs
          </button>
        </div>
      )}
      {last.requestId && (
        <p>
          Request id <code>{last.requestId}</code>
        </p>
      )}
    </>
  );
};
