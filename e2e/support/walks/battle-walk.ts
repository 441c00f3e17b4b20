import { expect } from '@playwright/test';
import { playByCalls } from '../play/playing-by-calls.ts';
import { save } from '../studio/creating.ts';
import { createBattle, organiser } from '../studio/organising.ts';
import { open, type Walk } from './walk.ts';

/** battle in the studio, and its big screen on the player site. */
export const manageBattle: Walk = async (creator, look, people) => {
  await open(creator, '/register');
  const place = { studioUrl: new URL(creator.url()).origin };
  const organised = await organiser(creator, { people, place });
  await open(creator, '/management/battle');
  await look('no battle yet');
  await open(creator, '/management/battle/create');
  await save(creator);
  await look('new battle, the name missing');
  await createBattle(creator, organised);
  await look('battle');
  const battle = new URL(creator.url()).pathname;
  await open(creator, `${battle}/event`);
  for (const button of await creator
    .getByRole('region')
    .locator('form')
    .getByRole('button', { name: /^(Senden|Send|Punkte vergeben|Apply points)$/ })
    .all()) {
    await button.click();
  }
  await look('event, forms refused');
  await creator.getByRole('button', { name: /^(Jetzt beenden|End now)$/ }).click();
  await look('event, asked whether to end it');
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /^(Abbrechen|Cancel)$/ })
    .click();
  await creator.getByRole('button', { name: /^(Tafel einschalten|Switch the screen on)$/ }).click();
  await expect(creator.getByRole('link', { name: /^(Tafel öffnen|Open the screen)$/ })).toBeVisible();
  const board = await creator.getByRole('link', { name: /^(Tafel öffnen|Open the screen)$/ }).getAttribute('href');
  await open(creator, `${battle}/statistic`);
  await look('statistic of a battle that nobody has played');
  const slug = decodeURIComponent(battle.split('/').at(-1) ?? '');
  const play = { person: organised.person, battle: slug, team: organised.teams[1], answers: ['Start'] };
  await playByCalls({ people, place }, play);
  for (const page of ['statistic', 'statistic?report=1']) {
    await open(creator, `${battle}/${page}`);
    await expect(
      creator
        .getByRole('img', { name: /^(Punkte|Points): |^(Verteilung der Punkte|Distribution of points): / })
        .first(),
    ).toBeVisible();
    await look(`${page} of a battle`);
  }
  for (const page of [
    'progress',
    'ranking',
    'share',
    'share?preview=1&border=ridge&image=team',
    'delete',
    'delete/success',
  ]) {
    await open(creator, `${battle}/${page}`);
    await look(`${page} of a battle`);
  }
  await open(creator, `${battle}/share`);
  await creator.getByRole('link', { name: /^QR/ }).first().click();
  await expect(creator.getByRole('img', { name: /^(QR-Code zum Mitspielen|QR code to join)$/ })).toBeVisible();
  await look('code of a card');
  await open(creator, `${battle}/share/nowhere`);
  await look('code that joins nothing');
  await open(creator, '/management/battle');
  await look('battles');
  await open(creator, board ?? '');
  await look('big screen');
};
