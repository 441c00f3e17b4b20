import { describe, expect, test } from 'vitest';
import { NAME_MAX } from '../text/text-lengths.ts';
import { pastedPois } from './pasted-pois.ts';

const GATE = { name: 'Tor', text: 'Durchgehen', place: { latitude: 49.02, longitude: 12.09 } };
const TOWER = { name: 'Turm', text: '', place: { latitude: 49.03, longitude: 12.1 } };

test('cuts a long name without splitting a character', () => {
  const [spot] = pastedPois(`${'x'.repeat(NAME_MAX - 1)}🗝️\tDurchgehen`);
  expect(spot?.name).toBe('x'.repeat(NAME_MAX - 1));
});

describe('reads spots from', () => {
  test.each([
    [
      'cells of a spreadsheet with headings',
      'Name\tText\tBreite\tLänge\r\nTor\tDurchgehen\t49,02\t12,09\r\nTurm\t\t49,03\t12,1\r\n',
    ],
    ['cells without headings', 'Tor\tDurchgehen\t49,02\t12,09\r\nTurm\t\t49,03\t12,1'],
    [
      'columns in another order',
      'Latitude\tLongitude\tSpot\tDescription\n49.02\t12.09\tTor\tDurchgehen\n49.03\t12.1\tTurm',
    ],
    ['a column of numbers', '1\tTor\tDurchgehen\t49,02\t12,09\n2\tTurm\t\t49,03\t12,1'],
    ['a CSV file with semicolons', 'Name;Text;Latitude;Longitude\nTor;Durchgehen;49,02;12,09\nTurm;;49,03;12,1'],
    ['a CSV file with commas', 'name,text,lat,lng\nTor,Durchgehen,49.02,12.09\nTurm,,49.03,12.1'],
    [
      'a CSV file with commas in quoted numbers',
      'name,text,lat,lng\n"Tor",Durchgehen,"49,02","12,09"\nTurm,,"49,03","12,1"',
    ],
    ['degrees with their sign and direction', 'Tor\tDurchgehen\t49,02° N\t12,09° O\nTurm\t\t49,03° N\t12,1° O'],
    ['one column of coordinates', 'Name\tText\tKoordinaten\nTor\tDurchgehen\t49.02, 12.09\nTurm\t\t49.03, 12.1'],
    [
      'maps links',
      'Tor\tDurchgehen\thttps://www.google.com/maps?q=49.02,12.09\nTurm\t\thttps://www.google.com/maps?q=49.03,12.1',
    ],
  ])('%s', (_, pasted) => {
    expect(pastedPois(pasted)).toMatchObject([GATE, TOWER]);
  });
});

test.each([
  ['a place that is missing', 'Tor\tDurchgehen', { name: 'Tor', text: 'Durchgehen', place: null }],
  ['a place that cannot be read', 'Name\tText\tLat\tLon\nTor\tx\t49,02\tost', { name: 'Tor', text: 'x', place: null }],
  ['a latitude above 90', 'Name\tText\tLat\tLon\nTor\tx\t149\t12', { name: 'Tor', text: 'x', place: null }],
  ['a missing name', 'Name\tText\tLat\tLon\n\tx\t49\t12', { name: '', place: { latitude: 49, longitude: 12 } }],
  ['a text of several lines', 'Tor\t"Erst ""hin"",\ndann zurück"\t49\t12', { text: 'Erst "hin",\ndann zurück' }],
])('keeps a row with %s', (_, pasted, row) => {
  expect(pastedPois(pasted)).toMatchObject([row]);
});

test('names the line of each row', () => {
  expect(pastedPois('Name\tText\n\nTor\tx\n\nTurm\ty').map(({ line }) => line)).toEqual([3, 5]);
});

test('an empty text has no spots', () => {
  expect(pastedPois(' \n')).toEqual([]);
});
