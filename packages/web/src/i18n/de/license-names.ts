import type { LicenseName } from '@puzzle-runs/domain/license/license-prices.ts';

/** The names of all licences, for both sites. */
export const licenseNames = {
  'license.business_starter.name': 'Starter',
  'license.business_team.name': 'Team',
  'license.business_group.name': 'Group',
  'license.business_enterprise.name': 'Enterprise',
  'license.business_corporate.name': 'Corporate',
  'license.business_flat.name': 'Business-Flat',
  'license.school_teacher.name': 'Lehrkraft',
  'license.school_library.name': 'Schulbibliothek',
  'license.school_association.name': 'Lehrkräfteverbund',
  'license.school_school.name': 'Schule',
  'license.university_student.name': 'Studierende',
  'license.university_lecturer.name': 'Lehrende',
  'license.university_department.name': 'Institut',
  'license.university_library.name': 'Zweigbibliothek',
  'license.extracurricular_group.name': 'Gruppe',
  'license.extracurricular_adventure.name': 'Abenteuer',
  'license.extracurricular_discovery.name': 'Entdeckung',
  'license.extracurricular_expedition.name': 'Expedition',
  'license.extracurricular_pioneer.name': 'Pionier',
  'license.extracurricular_flat.name': 'Lernort-Flat',
} as const satisfies Record<`license.${LicenseName}.name`, string>;
