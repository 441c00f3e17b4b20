import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const [world, match, n] = process.argv.slice(2);
const child = fork('bench/server.ts', [world, 'product'], {
  execArgv: [
    '--max-semi-space-size=8',
    '--expose-gc',
    '--cpu-prof',
    '--cpu-prof-dir=/tmp/speed/prof',
    '--cpu-prof-interval=200',
  ],
});
const [m] = await once(child, 'message');
const call = m.calls.find((c) => c.url.includes(match));
await autocannon({
  url: `http://127.0.0.1:${m.port}${call.url}`,
  method: call.method,
  headers: { ...(call.token && { authorization: 'Bearer ' + call.token }) },
  connections: +(process.env.C || 10),
  amount: Number(n),
});
child.disconnect();
await once(child, 'exit');
