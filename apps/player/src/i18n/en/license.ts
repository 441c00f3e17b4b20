import type { license as de } from '../de/license.ts';

export const license = {
  'license.nav': 'Licences',
  'license.tab.licenseBusiness': 'Companies',
  'license.tab.licenseEducation': 'Education',
  'license.tab.licenseSchool': 'School',
  'license.tab.licenseUniversity': 'University',
  'license.tab.licenseExtracurricular': 'Beyond school',

  'license.prices': 'Prices',
  'license.column.license': 'Licence',
  'license.column.price': 'Price',
  'license.column.ask': 'Inquiry',
  'license.explorations': '{{explorations}} runs',
  'license.instead': '{{price}} instead of {{oldPrice}}',
  'license.ask': 'Ask for it',
  'license.askFor': 'Ask for {{license}}',
  'license.note':
    'All prices are final. No value added tax is charged or shown, under the German small-business rule (section 19 UStG).',
  'license.mail.subject': 'Licence inquiry: {{license}}',
  'license.mail.text':
    'Hello,\n\nI am interested in the licence “{{license}}”.\n\nWhat we would like to use it for:\nFrom when:\nBilling address:\n\nKind regards',

  'license.business_starter.text': 'to try it out with one team',
  'license.business_team.text': 'for a department’s day out',
  'license.business_group.text': 'for a summer party or a day at a fair',
  'license.business_enterprise.text': 'for a series of events',
  'license.business_corporate.text': 'for several sites',
  'license.business_flat.text': 'one year at one site',
  'license.school_teacher.text': 'for one person and their classes',
  'license.school_library.text': 'for hunts between the shelves',
  'license.school_association.text': 'for {{seats}} teachers at once',
  'license.school_school.text': 'for the whole staff',
  'license.university_student.text': 'for a paper, a placement or a thesis',
  'license.university_lecturer.text': 'for seminars and field trips',
  'license.university_department.text': 'for everybody who teaches there',
  'license.university_library.text': 'for tours without a guide',
  'license.extracurricular_group.text': 'for an afternoon together',
  'license.extracurricular_adventure.text': 'for a camp or a holiday programme',
  'license.extracurricular_discovery.text': 'for a special exhibition',
  'license.extracurricular_expedition.text': 'for a whole season',
  'license.extracurricular_pioneer.text': 'for several programmes side by side',
  'license.extracurricular_flat.text': 'one year in one place',

  'license.what': 'What is a licence?',
  'license.what.text':
    'A licence is a stock of participations. Every active participation in one of your runs uses up one unit, however many quests are solved.\n- It is valid until the stock is used up, but for one year after the purchase at most.\n- As many people can play as licences were bought.\n- Flat rates are tied to one place. What is left at the end of the year does not carry over.\n- The teacher association is for five teachers working at the same time.\n- Payment is due when the contract is concluded.\nPlaying and building for yourself is free and needs no licence. The [terms](terms) say the rest.',
  'license.how': 'How to get your licence',
  'license.how.text':
    'Write to us which licence you need and what for. You get an offer, and as soon as it is accepted and paid, the stock is there in your account. Not sure which one fits? Just ask.',
  'license.who': 'Who is it for?',

  'license.businessLead':
    'A run takes people to where there is something to see. For companies, agencies, city marketing and everybody who earns money with it.',
  'license.example.business_event': 'Team day',
  'license.example.business_event.text':
    'Four teams, one quarter, two hours: the Versus shows live who is ahead, and the ranking is celebrated over dinner.',
  'license.example.business_city': 'City marketing',
  'license.example.business_city.text':
    'A run through the old town leads guests into lanes that no guidebook names, and ends at your partners’ doors.',
  'license.example.business_fair': 'Fairs and open days',
  'license.example.business_fair.text':
    'Visitors scan a code at your stand, solve a quest, and know afterwards what your product can do.',
  'license.example.business_onboarding': 'The first days at work',
  'license.example.business_onboarding.text':
    'Where is the first-aid kit, who helps with the printer? New colleagues find out by themselves and get to know the place.',

  'license.educationLead':
    'Learning on foot: outdoors, in a museum, between bookshelves. Education has prices of its own, and lower ones.',
  'license.educationChoice': 'Where is the learning done?',
  'license.education.licenseSchool': 'From a single teacher to the whole school, from {{price}}.',
  'license.education.licenseUniversity': 'For students, lecturers, departments and libraries, from {{price}}.',
  'license.education.licenseExtracurricular': 'For museums, clubs, youth work and tourist offices, from {{price}}.',

  'license.schoolLead':
    'A school trip that is remembered. A licence is for one teacher, a library, five teachers together, or the whole house.',
  'license.example.school_trip': 'School trips',
  'license.example.school_trip.text':
    'Small groups set out with one phone each. In a Versus you see who is where, and nobody just trots along.',
  'license.example.school_subject': 'Lessons outdoors',
  'license.example.school_subject.text':
    'Memorial stones in history, trees in biology, measuring heights in maths: every quest has its place.',
  'license.example.school_house': 'New at school',
  'license.example.school_house.text':
    'On their first day they find the office, the canteen and the library by themselves.',

  'license.universityLead':
    'Field trips, freshers’ week, library tours: students explore by themselves, and you see what they took in.',
  'license.example.university_start': 'Freshers’ week',
  'license.example.university_start.text':
    'The campus becomes the board. After an hour every group has found the canteen and knows each other by name.',
  'license.example.university_excursion': 'Field trips',
  'license.example.university_excursion.text':
    'Questions in front of the thing instead of handouts on the bus: the answers are there before you are back in class.',
  'license.example.university_library': 'Library',
  'license.example.university_library.text':
    'Reading shelf marks, ordering from elsewhere, using a scanner: step by step and without an appointment.',

  'license.extracurricularLead':
    'Museums, clubs, nature parks, youth groups and tourist offices turn visitors into discoverers.',
  'license.example.extracurricular_museum': 'Museums and memorials',
  'license.example.extracurricular_museum.text':
    'Families follow a trail of their own through the house, look more closely and stay longer.',
  'license.example.extracurricular_youth': 'Youth groups and holiday programmes',
  'license.example.extracurricular_youth.text':
    'An outdoor game without soggy paper: codes on trees, points for the team, prizes at the fire.',
  'license.example.extracurricular_tourism': 'Trails and tourist offices',
  'license.example.extracurricular_tourism.text':
    'A round walk with puzzles gives children a reason to go on to the next bench.',
} as const satisfies Record<keyof typeof de, string>;
