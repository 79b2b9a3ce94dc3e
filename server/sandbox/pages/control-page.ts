import type { FastifyReply } from 'fastify';
import { faultKinds } from '../faults.ts';
import { scenarios } from '../scenarios.ts';
import { paymentOutcomes } from '../world.ts';
import { hashOf } from './page-shell.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1080px; }
h1 { margin: 0 0 4px; font-size: 26px; font-weight: 500; }
h2 { margin: 0; font-size: 17px; font-weight: 600; }
main { display: grid; gap: 32px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); }
:not(h2) + h2 { margin-block-start: 16px; }
section { display: grid; gap: 8px; align-content: start; min-width: 0; }
#said { margin-block-end: 24px; }
.scenario { display: grid; grid-template-columns: 130px 1fr; gap: 12px; align-items: center; }
section.wide { grid-column: 1 / -1; }
form, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; gap: 2px; font-size: 14px; }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #8886; border-radius: 8px; min-height: 40px; box-sizing: border-box; }
button { cursor: pointer; }
p { margin: 0; }
output { font-weight: 600; }
details { border-bottom: 1px solid #8883; padding: 6px 0; }
summary { cursor: pointer; display: flex; gap: 12px; }
summary code { flex: 1; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 320px; font-size: 13px; }
[data-bad] { color: light-dark(#b3261e, #ffb4ab); }
`;

const script = `
const say = (text, bad) => {
  const status = document.getElementById('said');
  status.textContent = text;
  status.toggleAttribute('data-bad', Boolean(bad));
};
const act = async (method, name, body) => {
  const answer = await fetch('/__sandbox/' + name, {
    method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) });
  const json = await answer.json().catch(() => ({}));
  say(answer.ok ? 'Done: ' + method + ' ' + name : json.message ?? 'Refused', !answer.ok);
  await look();
};
const set = (id, text) => { document.getElementById(id).textContent = text; };
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
let shown = '';
const showCalls = (calls) => {
  const newest = calls.slice(-50).reverse();
  const state = calls.length + ' ' + newest.map((call) => call.answer?.status).join();
  if (state === shown) return;
  shown = state;
  const box = document.getElementById('calls');
  box.replaceChildren(...newest.map((call) => {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    const query = new URLSearchParams(call.query).toString();
    const answer = call.answer ? call.answer.status + ' · ' + call.answer.milliseconds + ' ms' : 'on its way';
    const answered = element('span', answer);
    answered.toggleAttribute('data-bad', call.answer?.status >= 400);
    summary.append(element('code', call.method + ' ' + call.path + (query ? '?' + query : '')), answered);
    let text = call.answer?.text ?? '';
    try { text = JSON.stringify(JSON.parse(text), null, 2); } catch {}
    details.append(summary, element('pre', 'Body: ' + JSON.stringify(call.body) + '\\n\\n' + text));
    return details;
  }));
};
const read = async (name) => (await fetch('/__sandbox/' + name)).json();
const look = async () => {
  const [clock, latency, faults, codes, calls] = await Promise.all(
    ['clock', 'latency', 'faults', 'codes', 'requests'].map(read));
  set('now', new Date(clock.now).toUTCString());
  set('latency', latency.ms + ' ms');
  set('faults', faults.length ? faults.map((fault) => fault.kind + ' ' + fault.path).join(', ') : 'none');
  document.getElementById('codes').replaceChildren(...codes.slice(0, 5).map((code) =>
    element('p', code.code + ' to ' + code.mobile_number)));
  showCalls(calls);
};
document.addEventListener('click', ({ target }) => {
  const { act: method, name, body } = target.dataset ?? {};
  if (method) act(method, name, body && JSON.parse(body));
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { form } = event.target.dataset;
  const given = Object.fromEntries([...new FormData(event.target)].filter(([, value]) => value !== ''));
  if (form === 'latency') act('PUT', 'latency', { ms: Number(given.ms) });
  if (form === 'clock') act('PUT', 'clock', { advanceMs: Number(given.hours) * 3600000 });
  if (form === 'payment') act('PUT', 'payment', given);
  if (form === 'fault') act('POST', 'faults', {
    ...given, ...(given.status && { status: Number(given.status) }), ...(given.times && { times: Number(given.times) }) });
});
look();
setInterval(() => { if (!document.hidden) look().catch(() => say('The sandbox does not answer.', true)); }, 2000);
`;

const policy = [
  "default-src 'none'",
  "connect-src 'self'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const press = (method: string, name: string, label: string, body = '') =>
  `<button type="button" data-act="${method}" data-name="${name}"${body && ` data-body='${body}'`}>${label}</button>`;

const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The sandbox</title>
<style>${style}</style>
</head>
<body>
<h1>The sandbox</h1>
<p id="said" role="status">Everything here is a control over HTTP as well; ask this address for JSON to see them.</p>
<main>
<section><h2>Scenarios</h2>
${Object.entries(scenarios)
  .map(([name, text]) => `<div class="scenario">${press('POST', `scenarios/${name}`, name)}<p>${text}</p></div>`)
  .join('\n')}
<div class="scenario">${press('POST', 'reset', 'reset')}<p>Everything back to the first day</p></div>
</section>
<section><h2>Clock</h2><output id="now"></output>
<form data-form="clock"><label>Hours on<input name="hours" type="number" value="24" required></label><button>Advance</button>
${press('PUT', 'clock', 'The machine’s time', '{"now":null}')}</form>
<h2>Codes</h2><div id="codes"></div>
</section>
<section><h2>Latency</h2><output id="latency"></output>
<form data-form="latency"><label>Milliseconds<input name="ms" type="number" min="0" value="600" required></label><button>Set</button>
${press('PUT', 'latency', 'None', '{"ms":0}')}</form>
<h2>Payments</h2>
<form data-form="payment"><label>They end as<select name="outcome">${options(paymentOutcomes)}</select></label>
<label>Order, or all<input name="orderNumber"></label><button>Set</button></form>
</section>
<section class="wide"><h2>Faults</h2><output id="faults"></output>
<form data-form="fault"><label>Path<input name="path" placeholder="orders/{id}" required></label>
<label>Kind<select name="kind">${options(faultKinds.filter((kind) => kind !== 'body'))}</select></label>
<label>Status<input name="status" type="number" min="100" max="599"></label>
<label>Times<input name="times" type="number" min="1"></label><button>Add</button>
${press('DELETE', 'faults', 'No more faults')}</form>
</section>
<section class="wide"><h2>Calls received</h2><div class="row">${press('DELETE', 'requests', 'Forget them')}</div>
<div id="calls"></div></section>
</main>
<script>${script}</script>
</body>
</html>`;

/** The page for people beside the controls: clock, codes, faults, payments, latency, scenarios and the calls received. */
export const sendControlPage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
