import type { ShippedText } from '../content-page.ts'

export const guideTimeZones: ShippedText = {
  version: '2026-11-20',
  heading: 'Working across time zones',
  lead: 'From St. John’s to Honolulu it is six hours or more. Some work needs none of them shared; some needs almost all.',
  sections: [
    {
      heading: 'How much of the day do you need to share?',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Almost all',
          text: 'Answering your phone, looking after your front desk, supporting you in meetings. Look for people within an hour of you.',
        },
        {
          heading: 'A couple of hours',
          text: 'Calendar, inbox, customer messages, projects with several people. Two shared hours a day are enough for questions.',
        },
        {
          heading: 'None',
          text: 'Bookkeeping, research, design, data entry. A difference can even help: it is done when you start your day.',
        },
      ],
    },
    {
      heading: 'What the search shows you',
      layout: 'text',
      text: 'Set your city in the [search](/search) and each person’s own time appears beside their name, with how far ahead or behind it is. A strip of hours shows how much of your working day they share. Times are worked out on our side from current zone data, because some provinces have stopped changing their clocks and not every device knows.',
      items: [],
    },
    {
      heading: 'Habits that help',
      layout: 'text',
      text: '- Write times with the city: “2 p.m. in Calgary”.\n- Put the weekly call where both have already had their coffee.\n- Leave work at the end of your day so that the next step is clear without you.\n- Check the week in which clocks change. One of you may change and the other may not.',
      items: [],
    },
  ],
}
