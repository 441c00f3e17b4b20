/** The licence pages. */
export const license = {
  'license.nav': 'Lizenzen',
  'license.tab.licenseBusiness': 'Unternehmen',
  'license.tab.licenseEducation': 'Bildung',
  'license.tab.licenseSchool': 'Schule',
  'license.tab.licenseUniversity': 'Hochschule',
  'license.tab.licenseExtracurricular': 'Außerschulisch',

  'license.prices': 'Preise',
  'license.column.license': 'Lizenz',
  'license.column.price': 'Preis',
  'license.column.ask': 'Anfrage',
  'license.explorations': '{{explorations}} Runs (Teilnahmen)',
  'license.instead': '{{price}} statt {{oldPrice}}',
  'license.ask': 'Anfragen',
  'license.askFor': '{{license}} anfragen',
  'license.note':
    'Ein Run in der Lizenz ist eine Teilnahme: Jemand spielt einen deiner Runs einmal. Alle Preise sind Endpreise. Nach § 19 UStG (Kleinunternehmerregelung) wird keine Umsatzsteuer berechnet oder ausgewiesen.',
  'license.mail.subject': 'Lizenzanfrage: {{license}}',
  'license.mail.text':
    'Hallo,\n\nich interessiere mich für die Lizenz „{{license}}“.\n\nWofür wir sie nutzen möchten:\nAb wann:\nRechnungsanschrift:\n\nViele Grüße',

  'license.business_starter.text': 'zum Ausprobieren mit einem Team',
  'license.business_team.text': 'für den Ausflug einer Abteilung',
  'license.business_group.text': 'für ein Sommerfest oder einen Messetag',
  'license.business_enterprise.text': 'für Veranstaltungsreihen',
  'license.business_corporate.text': 'für mehrere Standorte',
  'license.business_flat.text': 'ein Jahr lang an einem Standort',
  'license.school_teacher.text': 'für eine Person und ihre Klassen',
  'license.school_library.text': 'für Rallyes zwischen den Regalen',
  'license.school_association.text': 'für {{seats}} Lehrkräfte gleichzeitig',
  'license.school_school.text': 'für das ganze Kollegium',
  'license.university_student.text': 'für Referat, Praktikum oder Abschlussarbeit',
  'license.university_lecturer.text': 'für Seminar und Exkursion',
  'license.university_department.text': 'für einen ganzen Fachbereich',
  'license.university_library.text': 'für Führungen ohne Führung',
  'license.extracurricular_group.text': 'für einen Gruppennachmittag',
  'license.extracurricular_adventure.text': 'für eine Freizeit oder ein Ferienprogramm',
  'license.extracurricular_discovery.text': 'für eine Sonderausstellung',
  'license.extracurricular_expedition.text': 'für eine ganze Saison',
  'license.extracurricular_pioneer.text': 'für mehrere Angebote nebeneinander',
  'license.extracurricular_flat.text': 'ein Jahr lang an einem Ort',

  'license.what': 'Was ist eine Lizenz?',
  'license.what.text':
    'Eine Lizenz enthält eine feste Zahl an Teilnahmen. Jede aktive Teilnahme an einem deiner Runs verbraucht eine davon, ganz gleich, wie viele Quests gelöst werden.\n- Sie gilt, bis alle Teilnahmen verbraucht sind, längstens aber ein Jahr ab dem Kauf.\n- Es können so viele Menschen mitspielen, wie Lizenzen gekauft wurden.\n- Flatrates gelten für einen Ort. Was am Ende des Jahres übrig ist, wird nicht übertragen.\n- Mit dem Lehrkräfteverbund arbeiten fünf Lehrkräfte gleichzeitig.\n- Bezahlt wird bei Vertragsschluss.\nPrivat spielst und baust du kostenlos, ganz ohne Lizenz. Alles Weitere steht in den [Nutzungsbedingungen](terms).',
  'license.how': 'So kommst du zu deiner Lizenz',
  'license.how.text':
    'Schreib uns, welche Lizenz du brauchst und wofür. Wir machen dir ein Angebot. Sobald du es angenommen und bezahlt hast, steht die Lizenz in deinem Konto. Du bist unsicher, welche passt? Frag einfach nach.',
  'license.who': 'Für wen ist das?',

  'license.businessLead':
    'Ein Run führt Menschen dorthin, wo es etwas zu sehen gibt. Für Betriebe, Agenturen, Stadtmarketing und alle, die damit Geld verdienen.',
  'license.example.business_event': 'Teamtag',
  'license.example.business_event.text':
    'Vier Teams, ein Viertel, zwei Stunden: Das Versus zeigt live, wer vorn liegt, und beim Essen wird die Rangliste gefeiert.',
  'license.example.business_city': 'Stadtmarketing',
  'license.example.business_city.text':
    'Ein Run durch die Altstadt lockt Gäste in Gassen, die kein Reiseführer nennt, und endet vor der Tür deiner Partner.',
  'license.example.business_fair': 'Messe und Tag der offenen Tür',
  'license.example.business_fair.text':
    'Gäste scannen am Stand einen Code, lösen eine Quest und wissen danach, was dein Produkt kann.',
  'license.example.business_onboarding': 'Die ersten Tage im Betrieb',
  'license.example.business_onboarding.text':
    'Wo ist der Erste-Hilfe-Kasten, wer hilft bei der Technik? Neue im Team finden es selbst heraus und lernen dabei das Haus kennen.',

  'license.educationLead':
    'Lernen im Gehen: draußen, im Museum, zwischen Bücherregalen. Für Bildung gelten eigene, niedrigere Preise.',
  'license.educationChoice': 'Wo wird gelernt?',
  'license.education.licenseSchool': 'Von der einzelnen Lehrkraft bis zur ganzen Schule, ab {{price}}.',
  'license.education.licenseUniversity': 'Für Studierende, Lehrende, Institute und Bibliotheken, ab {{price}}.',
  'license.education.licenseExtracurricular': 'Für Museen, Vereine, Jugendarbeit und Tourismus, ab {{price}}.',

  'license.schoolLead':
    'Ein Wandertag, der in Erinnerung bleibt. Eine Lizenz gilt für eine Lehrkraft, eine Bibliothek, fünf Lehrkräfte zusammen oder die ganze Schule.',
  'license.example.school_trip': 'Wandertag und Klassenfahrt',
  'license.example.school_trip.text':
    'Kleingruppen ziehen mit einem Handy los. Im Versus siehst du, wer wo ist, und niemand läuft nur hinterher.',
  'license.example.school_subject': 'Fachunterricht draußen',
  'license.example.school_subject.text':
    'Stolpersteine in Geschichte, Baumarten in Biologie, Höhen messen in Mathe: Jede Quest hat ihren Ort.',
  'license.example.school_house': 'Die neuen Fünften',
  'license.example.school_house.text': 'Am ersten Schultag finden sie Sekretariat, Mensa und Bibliothek selbst.',

  'license.universityLead':
    'Exkursion, Ersti-Woche, Bibliotheksführung: Studierende erkunden selbst, und du siehst, was angekommen ist.',
  'license.example.university_start': 'Ersti-Woche',
  'license.example.university_start.text':
    'Der Campus wird zum Spielfeld. Nach einer Stunde weiß jede Gruppe, wo die Mensa ist, und alle kennen sich beim Namen.',
  'license.example.university_excursion': 'Exkursion',
  'license.example.university_excursion.text':
    'Fragen am Objekt statt Zettel im Bus: Die Antworten liegen vor, bevor ihr wieder im Seminarraum sitzt.',
  'license.example.university_library': 'Bibliothek',
  'license.example.university_library.text':
    'Signaturen lesen, Fernleihe finden, einen Scanner bedienen: Schritt für Schritt und ohne Termin.',

  'license.extracurricularLead':
    'Museen, Vereine, Naturparks, Jugendgruppen und Tourist-Informationen machen aus Gästen Entdeckerinnen und Entdecker.',
  'license.example.extracurricular_museum': 'Museum und Gedenkstätte',
  'license.example.extracurricular_museum.text':
    'Familien folgen ihrer eigenen Spur durch das Haus, schauen genauer hin und bleiben länger.',
  'license.example.extracurricular_youth': 'Jugendgruppe und Ferienprogramm',
  'license.example.extracurricular_youth.text':
    'Ein Geländespiel ohne Zettel im Regen: Codes an Bäumen, Punkte für das Team, Siegerehrung am Feuer.',
  'license.example.extracurricular_tourism': 'Wanderweg und Tourist-Info',
  'license.example.extracurricular_tourism.text':
    'Ein Rundweg mit Rätseln gibt Kindern einen Grund, noch bis zur nächsten Bank zu gehen.',
} as const;
