import type { ShippedText } from '../content-page.ts'

export const whatWeDo: ShippedText = {
  version: '2026-11-22',
  heading: 'We match work with people who have done it',
  lead: 'Describe the work in your own words. {brand} turns it into roles, skills and tools, and shows you assistants in Canada and the United States who have them, and have the hours.',
  sections: [
    {
      heading: 'Work people hand over',
      layout: 'cards',
      text: '',
      items: [
        { heading: 'Administration', text: 'Inbox, calendar, travel, documents, data entry, research.' },
        { heading: 'Finance', text: 'Bookkeeping, invoices, payroll entry, expense reports, month-end.' },
        { heading: 'Customers', text: 'Email, chat and phone support, order questions, follow-up calls.' },
        { heading: 'Marketing', text: 'Social media, newsletters, content, search engine work, events.' },
        { heading: 'Operations', text: 'Projects, processes, suppliers, recruiting, real estate paperwork.' },
        { heading: 'Web and design', text: 'Shops, websites, presentations, graphics, short videos.' },
      ],
    },
    {
      heading: 'What stays with us',
      layout: 'text',
      text: 'We check who the assistants are and what they can do, keep their profiles honest, count the hours, send one invoice and pay the people who worked. If something goes wrong between you, we are there.\n\nHow it goes from the first search to the first week is on [how it works](/how-it-works).',
      items: [],
    },
  ],
}
