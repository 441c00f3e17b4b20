import type { CodeFilter } from '@puzzle-runs/contract/shared.ts';
import { isPostalCode } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { PAGE_SIZE, POSTAL_CODES_MAX } from '@puzzle-runs/domain/limits.ts';

/** What the list and its map show; the address holds it, so that a reload or a shared link shows the same. */
export interface Filters {
  search: string;
  code: CodeFilter;
  /** Postal codes of the marker or cluster that was tapped; none shows all. */
  postalCodes: string[];
  /** From 1. */
  page: number;
}

const CODES = ['all', 'withCode', 'withoutCode'] as const satisfies CodeFilter[];

/** Reads the filters of an address; what makes no sense counts as not given. */
export function readFilters(params: URLSearchParams): Filters {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    code: CODES.find((code) => code === params.get('code')) ?? 'all',
    postalCodes: (params.get('postal_code') ?? '').split(',').filter(isPostalCode).slice(0, POSTAL_CODES_MAX),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query of an address with these filters; whatever is at its default is left out. */
export function writeFilters({ search, code, postalCodes, page }: Filters): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (code !== 'all') params.set('code', code);
  if (postalCodes.length > 0) params.set('postal_code', postalCodes.join(','));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** What the calls for a list's page and for its map's markers ask for. The map keeps its markers when one of them is chosen. */
export function listRequests({ search, code, postalCodes, page }: Filters) {
  const postalCodeFilter = postalCodes.length > 0 && { postal_code: postalCodes.join(',') };
  return {
    list: { search, code, ...postalCodeFilter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    markers: { search, code },
  };
}

/** How many pages a list of `count` rows has; an empty list has one. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
