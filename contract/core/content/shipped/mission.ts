import type { ShippedText } from '../content-page.ts'

export const mission: ShippedText = {
  version: '2026-11-20',
  heading: 'Good work, from wherever home is',
  lead: 'We want a skilled person in Moncton or Tucson to have as good a working life as one in Toronto or New York, and a small business to have help as good as a large one’s.',
  sections: [
    {
      heading: 'What we hold ourselves to',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'For assistants',
          text: 'Work that fits their hours and their skills. Time that is counted exactly. Pay that comes on the day it was promised for.',
        },
        {
          heading: 'For clients',
          text: 'A match that can be explained, hours that can be seen at any moment, and no line on a bill that cannot be opened.',
        },
        {
          heading: 'For everybody',
          text: 'A product that works with a keyboard, a screen reader, an old phone and a slow connection.',
        },
      ],
    },
    {
      heading: 'What we will not do',
      layout: 'text',
      text: '- Take screenshots of anybody’s screen, or count their keystrokes.\n- Rank people by who they are.\n- Show invented reviews, invented numbers or clocks that count down.\n- Make leaving harder than joining.',
      items: [],
    },
    {
      heading: 'How you can tell',
      layout: 'text',
      text: 'You should not have to believe a page like this one. Look at a match and its reasons, at the [price list](/pricing), at our [terms](/terms) and at what we [keep about you](/privacy). If one of them says something else than this page does, [tell us](/contact).',
      items: [],
    },
  ],
}
