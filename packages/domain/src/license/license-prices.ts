/** Target groups of licences; each has its own page. */
export const LICENSE_GROUPS = ['business', 'school', 'university', 'extracurricular'] as const;
export type LicenseGroup = (typeof LICENSE_GROUPS)[number];

interface Offer {
  /** Number of participations; null if agreed with the provider. */
  readonly runs: number | null;
  /** Whole euros, without VAT (German small-business rule). */
  readonly oldPrice: number;
  readonly price: number;
  /** Flat rate for one place and one year; unused participations expire. */
  readonly flat?: true;
  /** People who may use it at the same time, if the offer limits them. */
  readonly seats?: number;
}

/** Every licence with its price, from small to large. Licences are stored by group and key: `business_starter`. */
const LICENSES = {
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

export type LicenseName = { [G in LicenseGroup]: `${G}_${keyof (typeof LICENSES)[G] & string}` }[LicenseGroup];

export interface License extends Offer {
  readonly name: LicenseName;
  readonly group: LicenseGroup;
}

/** The licences of a group, from small to large. */
export function licensesFor(group: LicenseGroup): License[] {
  return Object.entries<Offer>(LICENSES[group]).map(([key, offer]) => ({
    ...offer,
    group,
    name: `${group}_${key}` as LicenseName,
  }));
}

/** The licence with this name; undefined if the name is unknown. */
export function findLicense(name: string | null): License | undefined {
  return LICENSE_GROUPS.flatMap(licensesFor).find((license) => license.name === name);
}
