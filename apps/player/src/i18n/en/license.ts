import type { license as de } from '../de/license.ts';

export const license = {
  'license.nav': 'Licences',
  'license.tab.licenseBusiness': 'Business',
  'license.tab.licenseEducation': 'Education',
  'license.tab.licenseSchool': 'School',
  'license.tab.licenseUniversity': 'University',
  'license.tab.licenseExtracurricular': 'Extracurricular',

  'license.prices': 'Prices',
  'license.column.license': 'Licence',
  'license.column.price': 'Price',
  'license.column.ask': 'Request',
  'license.explorations': '{{explorations}} runs (participations)',
  'license.instead': '{{price}} instead of {{oldPrice}}',
  'license.ask': 'Request',
  'license.askFor': 'Request {{license}}',
  'license.note':
    'A run in the licence is one participation: someone plays one of your runs once. All prices are final prices. Under the German small-business rule (section 19 UStG), no value added tax is charged or shown.',
  'license.mail.subject': 'Licence request: {{license}}',
  'license.mail.text':
    'Hello,\n\nI am interested in the licence “{{license}}”.\n\nWhat we would like to use it for:\nStart date:\nBilling address:\n\nKind regards',

  'license.business_starter.text': 'to try it out with one team',
  'license.business_team.text': 'for a department’s day out',
  'license.business_group.text': 'for a summer party or a day at a trade fair',
  'license.business_enterprise.text': 'for a series of events',
  'license.business_corporate.text': 'for several locations',
  'license.business_flat.text': 'for one year at one location',
  'license.school_teacher.text': 'for one person and their classes',
  'license.school_library.text': 'for treasure hunts among the shelves',
  'license.school_association.text': 'for {{seats}} teachers at the same time',
  'license.school_school.text': 'for the whole staff',
  'license.university_student.text': 'for a paper, a placement or a thesis',
  'license.university_lecturer.text': 'for seminars and field trips',
  'license.university_department.text': 'for a whole department',
  'license.university_library.text': 'for tours without a guide',
  'license.extracurricular_group.text': 'for an afternoon with a group',
  'license.extracurricular_adventure.text': 'for a camp or a holiday programme',
  'license.extracurricular_discovery.text': 'for a special exhibition',
  'license.extracurricular_expedition.text': 'for a whole season',
  'license.extracurricular_pioneer.text': 'for several programmes side by side',
  'license.extracurricular_flat.text': 'for one year in one place',

  'license.what': 'What is a licence?',
  'license.what.text':
    'A licence includes a fixed number of participations. Each active participation in one of your runs uses one of them, no matter how many quests are solved.\n- It is valid until all participations are used, but for one year after purchase at most.\n- As many people can play as licences were bought.\n- Flat rates are tied to one place. What is left at the end of the year does not carry over.\n- With the Teacher association licence, five teachers can work at the same time.\n- Payment is due when the contract is concluded.\nPrivate playing and building is free and needs no licence. You’ll find the details in the [terms](terms).',
  'license.how': 'How to get your licence',
  'license.how.text':
    'Tell us which licence you need and what for. We send you an offer. As soon as you have accepted and paid, the licence is in your account. Not sure which one fits? Just ask.',
  'license.who': 'Who is it for?',

  'license.businessLead':
    'A run takes people to places worth seeing. For companies, agencies, city marketing and everyone who makes a living from it.',
  'license.example.business_event': 'Team day',
  'license.example.business_event.text':
    'Four teams, one neighbourhood, two hours: the Versus shows live who is ahead, and you celebrate the ranking over dinner.',
  'license.example.business_city': 'City marketing',
  'license.example.business_city.text':
    'A run through the old town leads visitors into lanes that no guidebook mentions and ends at your partners’ doors.',
  'license.example.business_fair': 'Trade fairs and open days',
  'license.example.business_fair.text':
    'Visitors scan a code at your stand, solve a quest and then know what your product can do.',
  'license.example.business_onboarding': 'The first days at work',
  'license.example.business_onboarding.text':
    'Where is the first-aid kit, and who helps with the printer? New colleagues find out for themselves and get to know the place.',

  'license.educationLead':
    'Learning on the move: outdoors, in museums, among bookshelves. Education gets its own, lower prices.',
  'license.educationChoice': 'Where do you learn?',
  'license.education.licenseSchool': 'From a single teacher to the whole school, from {{price}}.',
  'license.education.licenseUniversity': 'For students, lecturers, departments and libraries, from {{price}}.',
  'license.education.licenseExtracurricular': 'For museums, clubs, youth work and tourist offices, from {{price}}.',

  'license.schoolLead':
    'A school trip to remember. A licence covers one teacher, a library, five teachers together or the whole school.',
  'license.example.school_trip': 'School trips',
  'license.example.school_trip.text':
    'Small groups set out with one phone each. In a Versus you see who is where, and no one just tags along.',
  'license.example.school_subject': 'Outdoor lessons',
  'license.example.school_subject.text':
    'Memorial stones in history, trees in biology, measuring heights in maths: every quest has its place.',
  'license.example.school_house': 'New at school',
  'license.example.school_house.text':
    'On their first day they find the office, the canteen and the library on their own.',

  'license.universityLead':
    'Field trips, freshers’ week, library tours: students explore on their own, and you see what they have learned.',
  'license.example.university_start': 'Freshers’ week',
  'license.example.university_start.text':
    'The campus becomes a game board. After an hour every group knows where the canteen is, and knows each other’s names.',
  'license.example.university_excursion': 'Field trips',
  'license.example.university_excursion.text':
    'Questions right in front of the real thing instead of handouts on the bus: you have the answers before you are back in class.',
  'license.example.university_library': 'Library',
  'license.example.university_library.text':
    'Reading shelf marks, ordering from other libraries, using a scanner: step by step, no appointment needed.',

  'license.extracurricularLead':
    'Museums, clubs, nature parks, youth groups and tourist offices turn visitors into explorers.',
  'license.example.extracurricular_museum': 'Museums and memorials',
  'license.example.extracurricular_museum.text':
    'Families follow their own trail through the museum, look more closely and stay longer.',
  'license.example.extracurricular_youth': 'Youth groups and holiday programmes',
  'license.example.extracurricular_youth.text':
    'An outdoor game without soggy paper: codes on trees, points for the team, prizes by the campfire.',
  'license.example.extracurricular_tourism': 'Trails and tourist offices',
  'license.example.extracurricular_tourism.text':
    'A circular walk with puzzles gives children a reason to walk on to the next bench.',
} as const satisfies Record<keyof typeof de, string>;
