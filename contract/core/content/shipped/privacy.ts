import type { ShippedText } from '../content-page.ts'

export const privacy: ShippedText = {
  version: '2026-11-20',
  heading: 'Privacy policy',
  lead: 'What {brand} keeps about you, why, for how long, and what you can do about it. It applies to visitors, clients and assistants.',
  sections: [
    {
      heading: 'In short',
      layout: 'cards',
      text: '',
      items: [
        { heading: 'Only what is needed', text: 'We keep what the service needs and what the law asks for.' },
        { heading: 'Not for sale', text: 'We do not sell personal data and show no advertising.' },
        { heading: 'Yours to see', text: 'You can ask for your data, have it corrected, and have it deleted.' },
      ],
    },
    {
      heading: 'What we keep',
      layout: 'text',
      text: '- Visitors: nothing that names you. Your browser keeps your search choices itself. When you come by a link with campaign parameters, we note the parameters and the page, without your address or your browser. To keep abuse away we count calls for each network address, stored as a hash that is deleted after about a day.\n- Everybody with an account: name, e-mail address, password (as a hash that cannot be turned back), phone number, city and time zone, your settings, and when you signed in.\n- Clients: company, invoices and payments, what you asked for, messages and files. Card numbers go to the payment company directly and never reach us.\n- Assistants: profile, skills, working hours, reviews, bills, bank details and tax forms (encrypted), and what you tell us when you apply.',
      items: [],
    },
    {
      heading: 'How you identify',
      layout: 'text',
      text: 'Assistants may choose to say how they identify. It is shown to clients only with consent, which can be withdrawn at any time, and it never changes the order in which people are listed. We never work it out from anything else.',
      items: [],
    },
    {
      heading: 'Why we keep it',
      layout: 'text',
      text: '- To do what we agreed: match, count hours, invoice, pay, answer you.\n- Because the law asks for it: tax and accounting papers.\n- To keep accounts safe: a record of sign-ins and of changes to permissions.\n- With your consent: news and offers by e-mail. You can withdraw it with the link in each message.',
      items: [],
    },
    {
      heading: 'Who sees it',
      layout: 'text',
      text: '- A client sees the profiles of assistants: first name and initial, city, skills, hours and reviews. Never an address, a phone number or bank details.\n- An assistant sees what a client tells them for the work.\n- Our staff see what their task needs; what they look up and change is recorded.\n- Companies that work for us (hosting, e-mail, payments) get what their task needs and may use it for nothing else.\n- Authorities get data only where the law obliges us.\n\nSome of these companies may store data outside your province or country. There it can be subject to the laws of that place. We choose them for the protection they give, and bind them by contract.',
      items: [],
    },
    {
      heading: 'How long',
      layout: 'text',
      text: '- Accounts: as long as you have one. Deleted on request, apart from what the law makes us keep.\n- Invoices, bills and tax papers: as long as tax law asks.\n- Applications that did not lead to work: two years, unless you ask us to delete them sooner.\n- Records of sign-ins and of changes: as long as they are needed to show that nothing was tampered with.',
      items: [],
    },
    {
      heading: 'Kept in your browser',
      layout: 'text',
      text: 'We set no advertising cookies. Your browser’s own storage holds your session while you are signed in, your search choices, a few settings such as the currency, and, if you came by a campaign link, which one it was. Clearing the site’s data in your browser removes all of it.',
      items: [],
    },
    {
      heading: 'What you can ask for',
      layout: 'text',
      text: 'Whatever province or state you live in, you can ask us to show you your data, to give you a copy, to correct it, to delete it, to stop using it for something, and to explain a decision a machine had part in. Matches are suggestions that a person decides on; the reasons are shown with each.\n\n[Write to us](/contact). We answer within 30 days and may first have to make sure that it is you. You may also complain to the privacy commissioner or the attorney general of where you live.',
      items: [],
    },
    {
      heading: 'How we protect it',
      layout: 'text',
      text: 'Connections are encrypted, permissions are checked by the server at every call, passwords are stored as hashes, and changes to permissions are recorded so that they cannot be altered unseen. If a breach puts you at risk, we tell you and the authority without delay.',
      items: [],
    },
    {
      heading: 'Changes and questions',
      layout: 'text',
      text: 'When this policy changes in a way that matters, we tell you before it takes effect. Earlier editions are kept. The person responsible for privacy at {brand} can be reached through our [contact page](/contact).',
      items: [],
    },
  ],
}
