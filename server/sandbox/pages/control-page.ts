import type { FastifyReply } from 'fastify';
import { faultKinds } from '../faults.ts';
import { scenarios } from '../scenarios.ts';
import { paymentOutcomes } from '../world.ts';
import { hashOf } from './page-shell.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1080px; }
main { display: grid; gap: 0 32px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); }
.wide { grid-column: 1 / -1; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; }
input, select, button { font: inherit; padding: 6px 10px; }
summary code { overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 320px; }
.bad { color: light-dark(#b3261e, #ffb4ab); }
`;

const script = `
const byId = (id) => document.getElementById(id);
const element = (name, text, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });
const say = (text, bad) => Object.assign(byId('said'), { textContent: text, className: bad ? 'bad' : '' });
const act = async (method, name, body) => {
  const answer = await fetch('/__sandbox/' + name, {
    method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) });
  const json = await answer.json().catch(() => ({}));
  say(answer.ok ? 'Done: ' + method + ' ' + name : json.message ?? 'Refused', !answer.ok);
  await look();
};
const drawCall = ({ method, path, query, body, answer }) => {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const said = answer ? ' ' + answer.status + ' · ' + answer.milliseconds + ' ms' : ' on its way';
  const asked = new URLSearchParams(query).toString();
  summary.append(element('code', method + ' ' + path + (asked && '?' + asked)),
    element('span', said, answer?.status >= 400 ? 'bad' : ''));
  details.append(summary, element('pre', 'Body: ' + JSON.stringify(body) + '\\n\\n' + (answer?.text ?? '')));
  return details;
};
let shown = '';
const look = async () => {
  const [clock, latency, faults, codes, calls] = await Promise.all(['clock', 'latency', 'faults', 'codes', 'requests']
    .map(async (name) => (await fetch('/__sandbox/' + name)).json()));
  byId('now').textContent = new Date(clock.now).toUTCString();
  byId('latency').textContent = latency.ms + ' ms';
  byId('faults').textContent = faults.map(({ kind, path }) => kind + ' ' + path).join(', ') || 'none';
  byId('codes').textContent = codes.slice(0, 5).map((sent) => sent.code + ' to ' + sent.mobile_number).join(', ');
  const newest = calls.slice(-50).reverse();
  const state = calls.length + newest.map(({ answer }) => answer?.status).join();
  if (state !== shown) byId('calls').replaceChildren(...newest.map(drawCall));
  shown = state;
};
document.addEventListener('click', ({ target: { dataset } }) => {
  if (dataset?.act) act(dataset.act, dataset.name, dataset.body && JSON.parse(dataset.body));
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const given = Object.fromEntries([...form.elements].filter(({ name, value }) => name && value !== '')
    .map(({ name, value, type }) => [name, type === 'number' ? Number(value) : value]));
  const body = form.dataset.name === 'clock' ? { advanceMs: given.hours * 3600000 } : given;
  act(form.dataset.method, form.dataset.name, body);
});
look();
setInterval(() => { if (!document.hidden) look().catch(() => say('The sandbox does not answer.', true)); }, 2000);
`;

const policy = `default-src 'none'; connect-src 'self'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
  .map(([name, { about }]) => `<p>${press('POST', `scenarios/${name}`, name)} ${about}</p>`)
  .join('\n')}
<p>${press('POST', 'reset', 'reset')} Everything back to the first day</p></section>
<section><h2>Clock</h2><output id="now"></output>
<form data-method="PUT" data-name="clock"><label>Hours on<input name="hours" type="number" value="24" required></label>
<button>Advance</button> ${press('PUT', 'clock', 'The machine’s time', '{"now":null}')}</form>
<h2>Codes</h2><output id="codes"></output></section>
<section><h2>Latency</h2><output id="latency"></output>
<form data-method="PUT" data-name="latency"><label>Milliseconds<input name="ms" type="number" min="0" value="600" required></label>
<button>Set</button> ${press('PUT', 'latency', 'None', '{"ms":0}')}</form>
<h2>Payments</h2>
<form data-method="PUT" data-name="payment"><label>They end as<select name="outcome">${options(paymentOutcomes)}</select></label>
<label>Order, or all<input name="orderNumber"></label><button>Set</button></form></section>
<section class="wide"><h2>Faults</h2><output id="faults"></output>
<form data-method="POST" data-name="faults"><label>Path<input name="path" placeholder="orders/{id}" required></label>
<label>Kind<select name="kind">${options(faultKinds.filter((kind) => kind !== 'body'))}</select></label>
<label>Status<input name="status" type="number" min="100" max="599"></label>
<label>Times<input name="times" type="number" min="1"></label>
<button>Add</button> ${press('DELETE', 'faults', 'No more faults')}</form></section>
<section class="wide"><h2>Calls received</h2>${press('DELETE', 'requests', 'Forget them')}<div id="calls"></div></section>
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
