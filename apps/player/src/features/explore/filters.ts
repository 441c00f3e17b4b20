import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import { isPostalCode, POSTAL_CODES_MAX } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';

/** Filters of the list and its map; stored in the address, so that a reload or a shared link shows the same. */
export interface Filters {
  /** Words in names and places of runs. */
  search: string;
  /** Words in names of battles; only the list of battles has this filter. */
  battle: string;
  code: CodeFilter;
  /** Language in which runs can be played; empty for all. Only the list of runs has this filter. */
  language: string;
  /** Postal codes of the chosen marker or cluster; empty for all. */
  postalCodes: string[];
  /** Page number, from 1. */
  page: number;
}

const CODES = ['all', 'withCode', 'withoutCode'] as const satisfies CodeFilter[];

/** Parses the filters of an address; invalid values count as missing. */
export function readFilters(params: URLSearchParams): Filters {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    battle: params.get('battle') ?? '',
    code: CODES.find((code) => code === params.get('code')) ?? 'all',
    language: (params.get('language') ?? '').slice(0, LANGUAGE_TAG_MAX),
    postalCodes: (params.get('postal_code') ?? '').split(',').filter(isPostalCode).slice(0, POSTAL_CODES_MAX),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Query string for these filters; leaves defaults out. */
export function writeFilters({ search, battle, code, language, postalCodes, page }: Filters): string {
  const params = new URLSearchParams();
  if (battle) params.set('battle', battle);
  if (search) params.set('search', search);
  if (code !== 'all') params.set('code', code);
  if (language) params.set('language', language);
  if (postalCodes.length > 0) params.set('postal_code', postalCodes.join(','));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/**
 * Queries for a page of the list and for the map's markers. The markers ignore the chosen postal codes and stay on the
 * map.
 */
export function listRequests({ search, battle, code, language, postalCodes, page }: Filters) {
  const texts = { search, ...(battle && { battle }), ...(language && { language }) };
  const postalCodeFilter = postalCodes.length > 0 && { postal_code: postalCodes.join(',') };
  return {
    list: { ...texts, code, ...postalCodeFilter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    markers: { ...texts, code },
  };
}

/** Number of pages for `count` rows; at least one. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
