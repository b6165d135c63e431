import type { Course } from '../course.ts'

export const workingRemotely: Course = {
  id: 1,
  summary: 'Your hours, your time entries and how they turn into pay.',
  minutes: 12,
  lessons: [
    {
      key: 'hours',
      title: 'The hours you promised',
      text: 'Each subscription has a set number of hours a month, and your part of them is on its page under Projects. Clients plan around those hours.\n\n- Agree on when you’re reachable, and say in whose time zone.\n- Put the hours into your calendar as if they were meetings.\n- If you’ll be away, tell the client and us at least two weeks before. If you’re ill, tell us the same day.\n\nNobody expects you to be online all the time. They expect you when you said you would be.',
    },
    {
      key: 'time',
      title: 'Logging your time',
      text: 'Start the timer on the task you’re working on, or add the time under Time on the day you worked. Write what you did in a few words: “Reconciled October, two questions open” tells the client more than “Bookkeeping”.\n\n- Log what you worked, to the minute. Don’t round up, and don’t work for free.\n- Stop the timer when you take a break.\n- A client can ask about an entry. Answer there, so everyone sees the same conversation.\n\nTime that would go over the month’s hours needs the client’s agreement first. Ask before the hours run out, not after.',
    },
    {
      key: 'pay',
      title: 'From time to pay',
      text: 'Approved time becomes your bill: we make it up for you and you find it under Bills. You don’t write invoices.\n\n- Check each bill when it arrives. If something is missing, write to us before the end of the following month.\n- Your bank details are under Contact information. After a change, payments wait 48 hours to protect you.\n- If you charge GST, HST or QST, add your number there and we put the tax on your bills.\n\nMoney questions go to us, never to the client.',
    },
    {
      key: 'place',
      title: 'A place to work',
      text: 'A quiet room, a headset and a steady connection make half of a good first impression.\n\n- Know what you do when the power or the connection fails: a phone hotspot, a library, a friend’s place.\n- Keep work in a browser profile or user account that nobody else uses.\n- In calls, mute when you don’t speak, and look into the camera when you do.',
    },
  ],
  questions: [
    {
      key: 'round',
      question: 'You worked 52 minutes on a task. What do you log?',
      options: ['One hour', '52 minutes', '45 minutes, to be safe'],
      right: 1,
      lesson: 'time',
    },
    {
      key: 'over',
      question: 'The month’s hours will run out tomorrow, and work is left. What do you do?',
      options: ['Continue and explain later', 'Ask the client before the hours run out', 'Stop without a word'],
      right: 1,
      lesson: 'time',
    },
    {
      key: 'away',
      question: 'You’re planning a week off. When do you tell the client and us?',
      options: ['The day before', 'At least two weeks before', 'Only if they ask'],
      right: 1,
      lesson: 'hours',
    },
    {
      key: 'invoice',
      question: 'Who writes your bill?',
      options: ['You do, at the end of the month', 'The client does', 'We do, from your approved time'],
      right: 2,
      lesson: 'pay',
    },
    {
      key: 'bank',
      question: 'You change your bank details. What happens to payments?',
      options: ['They wait 48 hours', 'They go to the old account', 'They’re cancelled'],
      right: 0,
      lesson: 'pay',
    },
    {
      key: 'note',
      question: 'Which note on a time entry helps the client most?',
      options: ['“Work”', '“Bookkeeping”', '“Reconciled October, two questions open”'],
      right: 2,
      lesson: 'time',
    },
  ],
}
