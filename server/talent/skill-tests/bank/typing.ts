import type { TypingItem } from './bank-item.ts'

const passage = (name: string, text: string): TypingItem => ({
  kind: 'typing',
  id: `typing-${name}`,
  version: 1,
  topic: 'typing',
  passage: text,
})

/** About the same length and as hard as each other: plain words, a few names and numbers, the usual punctuation. */
export const typing: readonly TypingItem[] = [
  passage(
    'calendar',
    'A shared calendar works only when everyone trusts it. Each Monday, look at the week ahead with your client and ask three questions: what has to happen, what would be good to have, and what can wait. Put travel time around every meeting that is not a call. If a meeting has no goal, write to the person who asked for it and find out what they need; often a short email is enough. Leave at least one free hour before lunch, because something always comes up. When two people want the same time, offer both of them two other times and hold those until you hear back. At the end of the day, send a short note: tomorrow starts at 9:30 with the bank, the 11:00 call has moved to Thursday, and the afternoon is free for the budget. A calendar that is kept this way saves a busy person about five hours a week, and nobody has to apologize for being late.',
  ),
  passage(
    'bakery',
    'Nora runs a small bakery near the harbour. She opens at seven, but her day begins at four, when the first bread goes into the oven. For years she wrote orders on paper and kept them in a drawer under the till. Then one spring a wedding cake was forgotten, and she decided to ask for help. Her assistant, who lives two provinces away, built a simple order list with a due date, a price and a phone number for each customer. Every evening at six they look at it together for ten minutes. Since then, not one order has been lost. The list also shows that cinnamon rolls sell best on Saturdays and that rye bread is left over on Mondays, so Nora bakes less of it. Last month she took a whole week off for the first time since 2019. The bakery was still there when she came home, and the drawer is now full of tea towels.',
  ),
  passage(
    'inbox',
    'Reading email is not the same as answering it. When you look after an inbox for someone else, sort before you write. First remove what nobody needs: newsletters, receipts that are already filed, and copies of copies. Then mark what only your client can decide, and put a one-line summary at the top so that it can be answered from a phone. Everything else is yours. Answer within one working day, even if the answer is that you will know more on Friday. Keep a folder of good replies, but read each one again before you send it, since a letter that fits everyone fits no one. Check names, dates and attachments last. A good sign after a month is that your client opens the inbox twice a day instead of twenty times, and that people who write to the company say, without being asked, that it has become easier to reach.',
  ),
  passage(
    'travel',
    'Booking a trip is easy; booking one that works is harder. Start with the reason for the trip and count backwards. If the meeting in Calgary begins at 10:00, a flight that lands at 9:15 is too late, whatever it costs. Ask about seats, meals, and how much walking is all right between gates. Keep the hotel close to the place of the meeting, not close to the airport, unless the flight home leaves before seven. Write the plan on one page: flight numbers, addresses, the name of the person to call, and what to do if something is cancelled. Send it two days ahead and again on the morning of the trip. Save the receipts as they come in, because the accountant will want them in April. When your client is home again, ask what went well and what did not. The second trip is always better planned than the first one.',
  ),
  passage(
    'garden',
    'The community garden on Elm Street has forty-two plots and a waiting list of sixty people. Until last year it was run from a notebook that hung beside the tool shed, and rain had made some of its pages hard to read. A volunteer offered to move everything into a spreadsheet. She began with the names, then added the plot numbers, the fees and the day on which each person had last been seen. It turned out that five plots had not been used for two seasons, and that nine people had paid twice. She wrote to all of them, kindly, and asked what they would like to do. Most answered within a week. By May the empty plots had new gardeners, the money had been returned, and the waiting list was shorter by eleven names. The notebook still hangs beside the shed, but now people use it to write down recipes for zucchini.',
  ),
  passage(
    'minutes',
    'Good minutes are short. Nobody wants to read who said what and in which order; they want to know what was decided, who will do it and by when. Before the meeting, copy the agenda into your notes and leave a little room below each point. While people talk, listen for three kinds of sentences: decisions, promises and open questions. If you are not sure that something was decided, ask at once, since it is much harder to find out later. Within two hours, send the minutes to everyone who was there and to everyone who should have been. Begin with the decisions. Then list the tasks, each with one name and one date, never with two names. Put the open questions at the end, and bring them to the next meeting. After a few weeks people will come better prepared, because they know that what they promise will be written down.',
  ),
  passage(
    'customers',
    'A customer who complains is doing you a favour, although it may not feel like one at first. Most people who are unhappy say nothing and buy somewhere else. So thank the person for writing, and mean it. Repeat the problem in your own words to show that you have understood it. Say what you can do today and what will take longer, and give a date for the second part. Do not explain how hard your week has been. If the mistake was yours, say so once, clearly, and put it right. If it was not, help anyway; the customer only wants a lamp that works. Write down what happened in a list that the whole team can see. When the same complaint has come in three times, it is no longer about the customer, and it is time to change the box, the label or the page where the lamp is sold.',
  ),
  passage(
    'ferry',
    'The ferry to the island leaves six times a day in summer and only twice in winter. For Daniel, who teaches music there, missing it means waiting at the dock for four hours with a cello. He used to check the schedule on a poster, until the poster was replaced by a website that changes every week. Now his assistant looks at the schedule each Sunday night, compares it with the lessons, and sends him a message with the three boats that matter. When there is a storm warning, she calls the parents before he has even packed. It takes her about twenty minutes a week. He has missed one ferry since October, and that was because he stopped to help a tourist with a flat tire. The tourist, as it happens, played the violin, and the two of them gave a small concert in the waiting room until the next boat arrived.',
  ),
  passage(
    'numbers',
    'Before you send a number to anyone, look at it twice. Is it in dollars or in thousands of dollars? Does it include tax? Is it for the month, the quarter or the year? A figure of 4,800 may be a good result or a disaster, depending on the answer. When you copy numbers from one place to another, add them up in both places and compare the totals. If they differ by a number that can be divided by nine, two digits have probably changed places, as when 54 becomes 45. Round only at the very end, and say that you have done so. Never type over a formula, even to fix a small mistake; find out why it is wrong. Finally, read the page as your client will read it, from the top, with no idea of what you meant. If one number makes you stop and think, it needs a note beside it.',
  ),
  passage(
    'library',
    'When the town library closed for repairs, its books had to go somewhere. There were eighteen thousand of them, and the school gym had room for half. The librarian asked for help, and on a cold Saturday in January more than two hundred people came. They stood in a line from the library door to the church hall and passed the books along by hand. It took five hours. Someone brought soup; someone else brought a radio. Children carried the smallest books and read them on the way, which slowed things down a little. In the evening the shelves were empty, and the hall smelled of old paper and wet coats. One book could not be placed: it had been due on March 3, 1974, and had turned up behind a heater. The man who had borrowed it was in the line. He offered to pay the fine, but they let him keep the book instead.',
  ),
  passage(
    'remote',
    'Working from home is quiet, and that is both the best and the worst thing about it. Nobody stops at your desk, so you can think; nobody stops at your desk, so you may not notice that plans have changed. Say good morning to your team in writing, and tell them what you will be working on. Say when you are away and when you will be back. If something will be late, tell the person who is waiting for it as soon as you know, not when it is due. Keep a door between you and your work, even if it is only the lid of a laptop. Take your lunch away from the screen. At the end of the day, write three lines: what is done, what is not, and what you need from someone else. It takes two minutes, and it means that nobody has to wonder what happened to their question from this morning.',
  ),
  passage(
    'move',
    'The dental office on King Street moved to the other side of the river in one weekend. The dentist had planned it for a year, but the list of things to do had grown to nine pages. Her assistant cut it into three parts: before, during and after. Before the move, every patient with an appointment in June got a message with the new address and a map. During the move, one person stood at the old door with a phone, in case someone had not read it. Afterwards, the assistant called the bank, the lab, the insurance companies and the man who waters the plants. Four things went wrong. A chair did not fit through the door, the internet came a day late, one box of files was found in a bathtub, and the fish needed a larger tank. By Tuesday noon the first patient sat in the chair and said that the view was much better here.',
  ),
  passage(
    'questions',
    'The best way to learn a new job is to ask questions, and the best way to ask them is one page at a time. Keep a list during your first week. When something is not clear, write it down and go on; by the evening, half of the list will have answered itself. Ask the rest together, in ten minutes, rather than in ten messages. Say what you have tried and what you think the answer is. A question such as "I would send the contract to the buyer first and to the bank on Monday; is that right?" takes a busy person three seconds to answer. Write the answers where the next person will find them. After a month you will have a small handbook, and after a year it will be the first thing that every new colleague reads. Someone will ask who wrote it, and you can tell them that everybody did.',
  ),
]
