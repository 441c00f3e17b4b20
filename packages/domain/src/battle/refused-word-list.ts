/** Words that no team may have in its name, folded, as whole words only: harmless words contain them. */
export const REFUSED_WORDS = new Set(
  [
    // German
    'anal arsch arsche fick ficken ficker ficke fotze fotzen hure huren kanake kanaken mongo mongos muschi nazi nazis neger',
    'nigga niggas nutte nutten penis pimmel piss pisse pisser schlampe schlampen schwuchtel schwuchteln',
    'spast spasten spasti spastis titten titte tunte vagina votze votzen wichse wichsen wichser zigeuner kacke scheiss scheisse',
    'behindert behinderte untermensch untermenschen sieg88 hh88',
    // English
    'bitch bitches bastard bastards cock cocks cunt cunts dildo fag fags faggot faggots fuck',
    'fucks fucked fucker fuckers fucking kike kikes milf nigger niggers paki pakis porn porno pussy pussies rape rapist retard',
    'retards sex sexy shit shits shitty slut sluts spic spics tits twat twats wank wanker wankers whore whores',
  ]
    .join(' ')
    .split(' '),
);

/** Refused inside longer words, too, because no harmless word contains them. */
export const REFUSED_PARTS = [
  'arschloch',
  'asshole',
  'arschfick',
  'gruppenfick',
  'hakenkreuz',
  'heilhitler',
  'hitler',
  'himmler',
  'goebbels',
  'hurensohn',
  'hurensohne',
  'kinderfick',
  'kinderporn',
  'missgeburt',
  'motherfuck',
  'mutterfick',
  'nigger',
  'siegheil',
  'vergasen',
  'vergewaltig',
  'whitepower',
  'wichser',
  'fuck',
];
