import { describe, expect, it } from 'vitest'
import { readTaskText } from './read-task-text.ts'

const people = [
  { user_uuid: 'l', name: 'Leah M.' },
  { user_uuid: 'j', name: 'Jean-Luc P.' },
]
// A Friday.
const today = '2026-11-20'
const read = (line: string) => readTaskText(line, { people, today })

/** What a line is read as, where it differs from a name alone. */
function short(line: string) {
  const { name, due_date, priority, recurrence } = read(line)
  return [name, due_date, ...(recurrence === null ? [] : [recurrence]), ...(priority === 99 ? [] : [`!${priority}`])]
}

it('quick add reads a line with its day, priority and person', () => {
  expect(read('Call the printer tomorrow !high @Leah')).toMatchObject({
    name: 'Call the printer',
    due_date: '2026-11-21',
    priority: 0,
    people: [people[0]],
    recurrence: null,
    unknown: [],
    unclear: [],
  })
})

describe('quick add takes a day out of the name where nothing else can be meant', () => {
  it.each([
    ['Send the letter by Monday', 'Send the letter', '2026-11-23'],
    ['Send the letter on Dec 3', 'Send the letter', '2026-12-03'],
    ['Send the letter Dec 3rd, 2026', 'Send the letter', '2026-12-03'],
    ['Send the letter on 3 March', 'Send the letter', '2027-03-03'],
    ['Send the letter on the 3rd of March', 'Send the letter', '2027-03-03'],
    ['Send the letter next Friday', 'Send the letter', '2026-11-27'],
    ['Send the letter this Friday', 'Send the letter', '2026-11-20'],
    ['Send the letter friday', 'Send the letter', '2026-11-20'],
    ['Send the letter due Tues', 'Send the letter', '2026-11-24'],
    ['Send the letter today', 'Send the letter', '2026-11-20'],
    ['Send the letter tomorrow!', 'Send the letter', '2026-11-21'],
    ['Send the letter the day after tomorrow', 'Send the letter', '2026-11-22'],
    ['Send the letter 2027-01-15', 'Send the letter', '2027-01-15'],
    ['Send the letter in 2 weeks', 'Send the letter', '2026-12-04'],
    ['Send the letter in a month', 'Send the letter', '2026-12-20'],
    ['Send the letter by the end of the month', 'Send the letter', '2026-11-30'],
    ['Close the books of October on December 4', 'Close the books of October', '2026-12-04'],
    ['Call Jo on Monday', 'Call Jo', '2026-11-23'],
    ['Call Jo tomorrow', 'Call Jo', '2026-11-21'],
    // Tasks have no time of day: it stays, wherever it stands.
    ['Call Jo at 3pm tomorrow', 'Call Jo at 3pm', '2026-11-21'],
    ['Call Jo tomorrow at 3pm', 'Call Jo at 3pm', '2026-11-21'],
    ['Call Jo by Monday 10:30 am', 'Call Jo 10:30 am', '2026-11-23'],
    ['Call Jo on Dec 3 at noon', 'Call Jo at noon', '2026-12-03'],
    ['Pay Sun Life premium on Monday', 'Pay Sun Life premium', '2026-11-23'],
    ['Upgrade to 3.1 by Friday', 'Upgrade to 3.1', '2026-11-20'],
    ['T4 for 2025 on Feb 26', 'T4 for 2025', '2027-02-26'],
    ['Appeler l’École Générale tomorrow', 'Appeler l’École Générale', '2026-11-21'],
    ['Write to jo@example.com tomorrow', 'Write to jo@example.com', '2026-11-21'],
  ])('%j: %j, due %s', (line, name, due) => {
    expect(short(line)).toEqual([name, due])
  })
})

describe('quick add reads work that is done again', () => {
  it.each([
    ['Sort the inbox every weekday', 'Sort the inbox', '2026-11-20', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Report every monday', 'Report', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
    ['Report every Monday and Thursday', 'Report', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['Report every two weeks', 'Report', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2'],
    ['Report every 3 months', 'Report', '2026-11-20', 'FREQ=MONTHLY;INTERVAL=3'],
    ['Report every quarter', 'Report', '2026-11-20', 'FREQ=MONTHLY;INTERVAL=3'],
    ['Report monthly', 'Report', '2026-11-20', 'FREQ=MONTHLY'],
    ['Renew the licence every year', 'Renew the licence', '2026-11-20', 'FREQ=YEARLY'],
    ['Send hours every last Friday of the month', 'Send hours', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['Send hours on the last Friday of every month', 'Send hours', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['Send hours on the last day of every month', 'Send hours', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    // The rule counts from the day that is named.
    ['Send hours tomorrow every Monday', 'Send hours', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
    ['Send hours on Dec 1 every last Friday of the month', 'Send hours', '2026-12-25', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['Send hours every month on Dec 1', 'Send hours', '2026-12-01', 'FREQ=MONTHLY'],
  ])('%j: %j, first on %s by %s', (line, name, due, rule) => {
    expect(short(line)).toEqual([name, due, rule])
  })

  it('from the first day of its rule, on a weekend too', () => {
    const { due_date } = readTaskText('Sort the inbox every weekday', { people, today: '2026-11-21' })
    expect(due_date).toBe('2026-11-23')
  })
})

describe('quick add leaves no marks of the words that it takes out, and every other one', () => {
  it.each([
    ['Email @Leah.', 'Email'],
    ['Email @leah m..', 'Email'],
    ['Email @Leah .', 'Email'],
    ['Email @Leah …', 'Email'],
    ['Email @Leah:', 'Email'],
    ['Email the letter, @Leah', 'Email the letter'],
    ['Email the letter, tomorrow, @Leah!', 'Email the letter'],
    ['Email the letter; !high', 'Email the letter'],
    ['Email @Leah, @Jean-Luc.', 'Email'],
    ['Email the letter (@Leah)', 'Email the letter'],
    ['Email the letter (with @Leah) tomorrow.', 'Email the letter (with)'],
    ['Email the letter (@Leah or Jo)', 'Email the letter (or Jo)'],
    ['@Leah, email the letter', 'email the letter'],
    ['@Leah: email the letter.', 'email the letter.'],
    ['  @Leah, email  the letter ', 'email the letter'],
    ['!high, @Leah: email the letter', 'email the letter'],
    ['Ask @Leah, please', 'Ask, please'],
    ['Ask @Leah, @Jean-Luc, and the shop', 'Ask, and the shop'],
    ['Ask, @Leah, for the letter', 'Ask, for the letter'],
    ['Ask @Leah: where is it?', 'Ask: where is it?'],
    ['Stop @Leah! Then call', 'Stop! Then call'],
    // A question stays one.
    ['Is the letter done, @Leah?', 'Is the letter done?'],
    ['Is the letter done tomorrow?', 'Is the letter done?'],
    // What stands on its own, or belongs to another word.
    ['Email @Leah – the letter', 'Email – the letter'],
    ['Email @Leah .gitignore', 'Email .gitignore'],
    ['Email Jo, Ltd. @Leah', 'Email Jo, Ltd.'],
    ['Cc: @Leah', 'Cc:'],
    ['Email Jo! @Leah', 'Email Jo!'],
  ])('%j: %j', (line, name) => {
    expect(read(line).name).toBe(name)
  })
})

describe('quick add leaves a line as it is', () => {
  it.each([
    // Names with a day, a month or a date in them.
    'Sun Life premium',
    'Pay Sun Life',
    'Renew Sun Life by phone',
    'Update Monday.com',
    'Move the board to Monday.com today’s template',
    'Friday’s bakery',
    "Order from Friday's",
    'Donate to March of Dimes',
    'Call May Chen',
    'Ask April and June',
    'Mark Sat down',
    'April’s invoice',
    'June Carter rehearsal notes',
    'Tomorrow’s Leaders Inc.',
    'Write to Tomorrow’s Leaders Inc.',
    'Watch The Day After Tomorrow',
    'Prepare Black Friday',
    'Plan for Good Friday',
    'Book Ruby Tuesday',
    'Wednesday Addams costume',
    'Listen to Boomtown Rats: I Don’t Like Mondays',
    'Saturday Night Live tickets',
    'August Wilson play',
    'Augustine Sept',
    'Decide about Decker',
    'Augment the Marchand file',
    // Numbers that are no days.
    '24/7 support',
    'Offer 24/7',
    'Cut it by 3/4',
    'Buy 3/4 inch screws',
    'Move to version 3.1',
    'Book room 12/04',
    'Call 416-555-0142',
    'Call (416) 555-0142 ext. 12',
    'Order 25 boxes',
    'Reconcile Q3',
    'Send the 1099',
    'File the W-2',
    'Check form T4 for 2025',
    'Post 2026-10-31',
    'Redo Feb 30',
    'File 2027-02-30',
    // Times of day alone, and what no calendar knows.
    'Call at 3pm',
    'Lunch at noon',
    'Send it by EOD',
    'Ship ASAP',
    'Call Jo tonight',
    'Call Jo tomorrow morning',
    // A month or a week is no day.
    'Reconcile October',
    'Close the books of this month',
    'Plan the fair next month',
    'Plan next week',
    'last friday of month',
    'Send hours last friday of month',
    'Read the minutes of last Friday',
    // What the work is about.
    'Prepare the talk for Monday',
    'Move the meeting to Friday',
    'Check sales since Monday',
    'Out of office until Friday',
    'Write the weekly report',
    'Read the Daily',
    'Every day',
    'Tomorrow',
    'Monday standup notes',
    'Compare today and tomorrow',
    // Marks in prose.
    'Done!',
    'This is urgent!!',
    'Mail jo@example.com',
    'Mail jo@leah.com',
    'Pay 5 @ 3 dollars',
    'Sort !highest first',
    'Say hi! low key',
    'Choose !high or !low',
    'Rendez-vous à l’Hôtel-Dieu lundi',
  ])('%j', (line) => {
    expect(read(line)).toMatchObject({
      name: line,
      due_date: null,
      priority: 99,
      people: [],
      recurrence: null,
      chips: [],
      unclear: [],
      unknown: [],
    })
  })
})

describe('a chip that is dismissed', () => {
  it.each([
    ['Call Jo at 3pm tomorrow !high @Leah every week', 'day', 'Call Jo at 3pm tomorrow'],
    ['Call Jo at 3pm tomorrow !high @Leah every week', 'priority', 'Call Jo at 3pm !high'],
    ['Call Jo at 3pm tomorrow !high @Leah every week', 'person', 'Call Jo at 3pm @Leah'],
    ['Call Jo at 3pm tomorrow !high @Leah every week', 'recurrence', 'Call Jo at 3pm every week'],
    ['!high call Jo @Leah about it by Monday.', 'priority', '!high call Jo about it'],
    ['!high call Jo @Leah about it by Monday.', 'day', 'call Jo about it by Monday.'],
  ])('of %j, its %s, puts its words back in their place: %j', (line, kind, name) => {
    const chip = read(line).chips.find((each) => each.kind === kind)
    const again = readTaskText(line, { people, today, dismissed: new Set([chip?.key ?? '']) })
    expect(again.name).toBe(name)
    expect(again.chips).toHaveLength(read(line).chips.length - 1)
  })

  it('stays dismissed while the line is typed on', () => {
    const [chip] = read('Call Jo tomorrow').chips
    const again = readTaskText('Call Jo Ng tomorrow', { people, today, dismissed: new Set([chip?.key ?? '']) })
    expect(again).toMatchObject({ name: 'Call Jo Ng tomorrow', due_date: null })
  })
})
