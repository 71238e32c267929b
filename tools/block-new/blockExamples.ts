/** The default first; then the shortest and the longest content. Pictures are those of the demo. */
const EXAMPLES = [
  {
    name: 'With figures, picture and link',
    props: {
      heading: 'Three days at anchor',
      text: '<p>No marina, no timetable: the boat makes its own water and its own power, and the tender is down in <strong>two minutes</strong>.</p>',
      items: [
        { label: 'Water a day', value: 180, unit: 'l' },
        { label: 'Solar power', value: 2.4, unit: 'kW' },
      ],
      image: {
        url: '/sites/default/files/life-anchorage-dusk.jpg',
        alt: 'Catamaran at anchor in a quiet bay at dusk.',
        width: 1440,
        height: 810,
      },
      link: { url: '/sea-trial', label: 'Ask for a sea trial' },
    },
  },
  {
    name: 'Words only',
    props: {
      heading: 'A boat to grow into',
      text: '<p>Most of our owners started with less experience than they thought they needed.</p>',
    },
  },
  {
    name: 'Long German words',
    props: {
      heading: 'Übergabebedingungen und Überführungsversicherung',
      text: '<p>Die Haftpflichtversicherungsbescheinigung ist vor der Probefahrt vorzulegen.</p><ul><li>Ausstattungsbesprechung</li><li>Schiffsübergabe mit Einweisungsprotokoll</li></ul>',
      items: [{ label: 'Frischwasseraufbereitungskapazität', value: 1250, unit: 'Liter' }],
      link: { url: '/delivery-and-service', label: 'Auslieferung und Gewährleistungsbestimmungen' },
    },
  },
];

/** The examples of a new block type. */
export const blockExamples = `${JSON.stringify(EXAMPLES, null, 2)}\n`;
