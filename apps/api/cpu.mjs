import autocannon from 'autocannon';
import { headersOf } from './bench/bare-app.ts';
import { callOf, start } from './bench/measure.ts';

const [world, warm, amount, ...match] = process.argv.slice(2);
const p = await start(world, 'product'),
  b = await start(world, 'bare');
for (const c of p.calls.filter((c) => !match.length || match.some((m) => c.url.includes(m)))) {
  const out = [];
  for (const s of [p, b]) {
    const call = callOf(s, c.url);
    const go = (n) =>
      autocannon({
        url: `http://127.0.0.1:${s.port}${call.url}`,
        method: call.method,
        headers: headersOf(call),
        ...(call.body && { body: JSON.stringify(call.body) }),
        connections: +(process.env.C || 10),
        amount: n,
        timeout: 200,
      });
    await go(+warm);
    const x = [];
    for (let i = 0; i < 3; i++) {
      const k = await s.ask('cpu');
      await go(+amount);
      x.push(((await s.ask('cpu')) - k) / amount);
    }
    out.push(Math.min(...x));
  }
  console.log(c.url, out.map((x) => x.toFixed(0)).join(' of '), (out[0] / out[1]).toFixed(2));
}
p.stop();
b.stop();
