import type { licenseNames as de } from '../de/license-names.ts';

export const licenseNames = {
  'license.business_starter.name': 'Starter',
  'license.business_team.name': 'Team',
  'license.business_group.name': 'Group',
  'license.business_enterprise.name': 'Enterprise',
  'license.business_corporate.name': 'Corporate',
  'license.business_flat.name': 'Business flat rate',
  'license.school_teacher.name': 'Teacher',
  'license.school_library.name': 'School library',
  'license.school_association.name': 'Teacher association',
  'license.school_school.name': 'School',
  'license.university_student.name': 'Student',
  'license.university_lecturer.name': 'Lecturer',
  'license.university_department.name': 'Department',
  'license.university_library.name': 'Branch library',
  'license.extracurricular_group.name': 'Group',
  'license.extracurricular_adventure.name': 'Adventure',
  'license.extracurricular_discovery.name': 'Discovery',
  'license.extracurricular_expedition.name': 'Expedition',
  'license.extracurricular_pioneer.name': 'Pioneer',
  'license.extracurricular_flat.name': 'Extracurricular flat rate',
} as const satisfies Record<keyof typeof de, string>;
