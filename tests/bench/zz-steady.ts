process.env.NODE_ENV='production';
const { startShop } = await import('../support/start-shop.ts');
const { plainElements } = await import('./plain-markup.ts');
const { renderToString } = await import('react-dom/server');
const shop = await startShop();
const { render, warmUp } = await import('../../dist/server/entry-server.js' as string);
await warmUp();
const known = new Map();
const execute = ({query, variables}: any) => { const k = JSON.stringify([query, variables]); const a = known.get(k) ?? shop.gql(query, variables).then(({data,errors}) => errors ? {data,errors}:{data}); known.set(k,a); return a; };
const url = process.argv[2] ?? '/services';
const r = await render({url, execute}); const el = plainElements(r.html);
console.log('elements', r.html.match(/<[a-z]/g).length, 'components?', r.html.length);
const cpu = () => { const c = process.cpuUsage(); return (c.user+c.system)/1000; };
for (let k=0;k<8;k++) {
  let t = cpu(); for (let i=0;i<400;i++) await render({url, execute}); const a = (cpu()-t)/400;
  t = cpu(); for (let i=0;i<400;i++) renderToString(el); const b = (cpu()-t)/400;
  t = cpu(); for (let i=0;i<400;i++) renderToString(plainElements(r.html)); const c = (cpu()-t)/400;
  t = cpu(); for (let i=0;i<400;i++) (plainElements(r.html)); const d = (cpu()-t)/400;
  console.log(a.toFixed(3), b.toFixed(3), (c-d).toFixed(3));
}
await shop.close();
