import { done } from '../creators.ts';
import { linkIn, PASSWORD } from '../servers/with-mail.ts';
import { solvedCaptcha } from '../solve-captcha.ts';
import { answerTo } from '../submissions.ts';
import type { TwinApp } from './twin-app.ts';

/** The mails that were written since the last call; both databases have the same. */
function newMails({ inEach }: TwinApp) {
  return inEach(({ deps: { store } }) =>
    store.transact(async (tx) => {
      const mails = await tx.select().from(tx.t.mails).orderBy(tx.t.mails.id);
      await tx.delete(tx.t.mails);
      return mails;
    }),
  );
}

/** The life of an account: registration, login, another name, address and password, another site, deletion. */
export async function liveAccount(opened: TwinApp): Promise<void> {
  const { client, as, given } = opened;
  const email = 'ada@example.org';
  const link = async () => linkIn((await newMails(opened)).find(({ recipient }) => recipient !== null) ?? {});
  const verify = async () => client.users.verify({ body: { code: (await link()).code, confirmation: true } });
  const login = async (password = PASSWORD) =>
    as(done(await client.users.login({ body: { email, password } })).accessToken);

  const account = { name: 'Ada Müller', email, password: PASSWORD, confirmation: true };
  await client.users.register({ body: { ...account, password: 'weak' } });
  await client.users.register({ body: { ...account, confirmation: false } });
  done(await client.users.register({ body: account }));
  await client.users.login({ body: { email, password: PASSWORD } });
  done(await verify());
  done(await client.users.register({ body: { ...account, email: 'ADA@example.org' } }));
  await newMails(opened);
  await client.users.login({ body: { email, password: 'Wrong!123' } });
  const [phone, desk] = [await login(), await login()];
  done(await phone.users.myself());
  for (const body of [{}, { name: 'Ada Müller' }, { password: 'Neues!Wort1' }, { name: ' Ada  Łoś ' }])
    await phone.users.change({ body });
  done(await phone.users.change({ body: { email: 'ÄDA@example.org', language: 'en' } }));
  done(await verify());
  done(await phone.users.change({ body: { email } }));
  done(await verify());
  await newMails(opened);
  const { code } = done(await desk.users.startHandover());
  done(await client.users.completeHandover({ body: { code } }));
  await client.users.completeHandover({ body: { code } });
  done(await desk.users.logout());
  await desk.users.myself();

  done(await client.users.recover({ body: { name: 'Ada Łoś', email, confirmation: true } }));
  const recovery = await link();
  const password = 'Neues!Wort1';
  const reset = { code: recovery.code, recovery: recovery.digits, confirmation: true, password };
  await client.users.reset({ body: { ...reset, recovery: '000000' } });
  done(await client.users.reset({ body: reset }));
  await newMails(opened);
  await phone.users.myself();

  const last = await login(password);
  const message = 'Wo finde ich die Steinerne Brücke?';
  done(await last.contacts.send({ body: { ...account, email, reason: 'support', message } }));
  done(await client.captcha.challenge({ query: {} }));
  const exploration = await given.exploration({ name: 'Gast und Konto' });
  const { token, claims } = await given.player(exploration);
  const guest_id = claims.progress.progressor_id;
  done(await as(token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }));
  done(await last.progress.takeOver({ body: { guest_id } }));
  done(await last.progress.myself({ query: {} }));
  done(await last.progress.remove({ body: { progressor_type: 'user', exploration_id: exploration.id } }));
  await as(token).progress.points();

  done(await last.users.forfeit({ body: { confirmation: true, captcha: await solvedCaptcha(client) } }));
  const deletion = (await newMails(opened)).map(linkIn).find(({ digits }) => digits !== '');
  const goodbye = { code: deletion?.code ?? '', deletion: deletion?.digits ?? '', confirmation: true };
  await last.users.remove({ body: { ...goodbye, deletion: '000000' } });
  done(await last.users.remove({ body: goodbye }));
  await last.users.myself();
}

/** Licences: granted, used and ended. The account `ownerId` is an owner. */
export async function useLicences({ given, as }: TwinApp, ownerId: number): Promise<void> {
  const [owner, holder] = [as(await given.session(ownerId)), as(await given.session(50))];
  const grant = { email: 'user-50@example.org', license: 'business_starter', hours: 24 };
  const { id } = done(await owner.subscriptions.grant({ body: grant }));
  done(await owner.subscriptions.grant({ body: { ...grant, usages: 3, start_date: '2026-05-01T12:00:00.000Z' } }));
  const params = { subscription_id: id };
  for (const units of [2, 100_000, 1]) await holder.subscriptions.takeUnits({ params, body: { units } });
  done(await holder.subscriptions.takenUnits({ params, query: { limit: 1 } }));
  for (const query of [{}, { subscription_id: id }, { offset: 1 }]) done(await holder.subscriptions.myself({ query }));
  done(await owner.subscriptions.extend({ params, body: { units: 5, hours: 24 } }));
  await owner.subscriptions.extend({ params, body: { hours: 8_784 } });
  done(await owner.subscriptions.end({ params, body: {} }));
  for (const query of [{}, { email: 'USER-5' }, { email: '%' }]) done(await owner.subscriptions.list({ query }));
  await holder.subscriptions.list({ query: {} });
}
