process.env.NODE_ENV='production';
const { startShop } = await import('/work/main/tests/support/start-shop.ts');
const { pageCost } = await import('/work/main/tests/bench/page-cost.ts');
const shop = await startShop();
for (const p of ['/services','/ar/services','/']) console.log(p, await pageCost(shop.gql, p));
await shop.close();
