import type { Course } from '../course.ts'

export const privacy: Course = {
  id: 2,
  summary: 'What stays between you and your client, and how to keep it safe.',
  minutes: 12,
  lessons: [
    {
      key: 'confidential',
      title: 'What is confidential',
      text: 'Everything you learn through the work is confidential unless it’s public already: customer lists, prices, plans, passwords, and that a company is a client at all.\n\n- Don’t mention clients in your portfolio or online without their written consent.\n- Don’t tell one client about another.\n- It stays confidential after the work ends.',
    },
    {
      key: 'personal',
      title: 'Personal information',
      text: 'Names, addresses, health, money: information about people is protected by law in Canada and the United States.\n\n- Use it only for what the client asked you to do.\n- Take no more than you need, and keep no copies on your own devices.\n- Someone asks what a client knows about them? Pass the question on to the client the same day. Don’t answer it yourself.\n- When the work ends, return what you hold and delete the rest.',
    },
    {
      key: 'access',
      title: 'Passwords and access',
      text: 'Use a password manager, a different password for each account, and two-step sign-in wherever there is one.\n\n- Clients share access through a password manager or an invitation of your own. If a client sends a password by email, thank them and ask for a safer way.\n- Lock your screen when you get up.\n- Keep your system and browser up to date.\n- Never work for a client on public Wi-Fi without a VPN.',
    },
    {
      key: 'incidents',
      title: 'When something goes wrong',
      text: 'A lost laptop, an email to the wrong person, a link you shouldn’t have clicked: it happens to careful people. What matters is how fast you tell us.\n\n- Tell us and the client at once, within 24 hours at the latest.\n- Say what happened, when, and what information it concerns.\n- Don’t delete anything, and don’t try to fix it quietly.\n\nBe wary of messages that are urgent and secret: “Buy gift cards, I’m in a meeting.” Call the person on a number you know.',
    },
  ],
  questions: [
    {
      key: 'portfolio',
      question: 'You’d like to show a client’s newsletter in your portfolio. What do you need?',
      options: ['Nothing, it was sent to many people', 'The client’s written consent', 'To remove the date'],
      right: 1,
      lesson: 'confidential',
    },
    {
      key: 'password',
      question: 'A client sends you a password by email. What do you do?',
      options: ['Use it, since it’s done now', 'Ask for a safer way to share it', 'Forward it to your private mailbox'],
      right: 1,
      lesson: 'access',
    },
    {
      key: 'wrong',
      question: 'You sent a customer list to the wrong person. What comes first?',
      options: ['Tell the client and us at once', 'Delete the email', 'Wait whether anyone notices'],
      right: 0,
      lesson: 'incidents',
    },
    {
      key: 'request',
      question: 'A customer asks what your client has stored about them. What do you do?',
      options: ['Send them the file', 'Pass the question on to the client the same day', 'Ignore it'],
      right: 1,
      lesson: 'personal',
    },
    {
      key: 'urgent',
      question: '“It’s me, buy five gift cards and keep it quiet.” The sender looks like your client. What do you do?',
      options: ['Buy them quickly', 'Reply and ask whether it’s real', 'Call the client on a number you know'],
      right: 2,
      lesson: 'incidents',
    },
    {
      key: 'end',
      question: 'The work with a client ends. What happens to their files on your side?',
      options: [
        'You keep them for reference',
        'You return what you hold and delete the rest',
        'You archive them for a year',
      ],
      right: 1,
      lesson: 'personal',
    },
  ],
}
