/** Whom a licence is for; each has its own page (specification 2, part 2). */
export const LICENSE_GROUPS = ['business', 'school', 'university', 'extracurricular'] as const;
export type LicenseGroup = (typeof LICENSE_GROUPS)[number];

interface Offer {
  /** Participations it is good for; null where the specification leaves it to the agreement with the provider. */
  readonly runs: number | null;
  /** Whole euros, before and now; no VAT is shown (small-business rule). */
  readonly oldPrice: number;
  readonly price: number;
  /** For a place and a year: what is left over is lost with it. */
  readonly flat?: true;
  /** People who may use it at the same time, where that is part of the offer. */
  readonly seats?: number;
}

/** Every licence with its price, from small to large (specification 2, part 9); the keys are the names they are stored under. */
export const LICENSES = {
  business: {
    starter: { runs: 25, oldPrice: 600, price: 200 },
    team: { runs: 50, oldPrice: 900, price: 300 },
    group: { runs: 100, oldPrice: 1_500, price: 500 },
    enterprise: { runs: 250, oldPrice: 2_400, price: 800 },
    corporate: { runs: 500, oldPrice: 3_600, price: 1_200 },
    flat: { runs: 2_500, oldPrice: 6_000, price: 2_000, flat: true },
  },
  school: {
    teacher: { runs: null, oldPrice: 150, price: 50 },
    library: { runs: null, oldPrice: 450, price: 150 },
    association: { runs: null, oldPrice: 600, price: 200, seats: 5 },
    school: { runs: null, oldPrice: 1_500, price: 500 },
  },
  university: {
    student: { runs: null, oldPrice: 45, price: 15 },
    lecturer: { runs: null, oldPrice: 300, price: 100 },
    department: { runs: null, oldPrice: 1_500, price: 500 },
    library: { runs: null, oldPrice: 1_500, price: 500 },
  },
  extracurricular: {
    group: { runs: 25, oldPrice: 120, price: 50 },
    adventure: { runs: 50, oldPrice: 270, price: 90 },
    discovery: { runs: 100, oldPrice: 390, price: 130 },
    expedition: { runs: 250, oldPrice: 660, price: 220 },
    pioneer: { runs: 500, oldPrice: 1_200, price: 400 },
    flat: { runs: 5_000, oldPrice: 1_650, price: 550, flat: true },
  },
} as const satisfies Record<LicenseGroup, Record<string, Offer>>;

/** `business_starter`: the name of one licence among all. */
export type LicenseName = { [G in LicenseGroup]: `${G}_${keyof (typeof LICENSES)[G] & string}` }[LicenseGroup];

export interface License extends Offer {
  readonly name: LicenseName;
  readonly group: LicenseGroup;
}

/** The licences of a group, in the order of its table. */
export function licensesFor(group: LicenseGroup): License[] {
  return Object.entries<Offer>(LICENSES[group]).map(([key, offer]) => ({
    ...offer,
    group,
    name: `${group}_${key}` as LicenseName,
  }));
}

/** The licence of that name; undefined for anything that is none. */
export function findLicense(name: string | null): License | undefined {
  return LICENSE_GROUPS.flatMap(licensesFor).find((license) => license.name === name);
}
