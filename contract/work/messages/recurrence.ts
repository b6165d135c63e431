import { message } from '../../shared/i18n/message.ts'

/* How often a task is done again, as a choice of its form and beside its name. */

export const daily = message({ en: 'Every day', fr: 'Chaque jour' })
export const weekdays = message({ en: 'Every weekday', fr: 'Chaque jour de semaine' })
export const weekly = message({ en: 'Every week', fr: 'Chaque semaine' })
export const everyTwoWeeks = message({ en: 'Every two weeks', fr: 'Toutes les deux semaines' })
export const monthly = message({ en: 'Every month', fr: 'Chaque mois' })
export const lastDayOfMonth = message({
  en: 'On the last day of every month',
  fr: 'Le dernier jour de chaque mois',
})
export const lastFridayOfMonth = message({
  en: 'On the last Friday of every month',
  fr: 'Le dernier vendredi de chaque mois',
})
export const everyThreeMonths = message({ en: 'Every three months', fr: 'Tous les trois mois' })
export const yearly = message({ en: 'Every year', fr: 'Chaque année' })

/** Any other rhythm; each of `count` is 2 or more. */
export const everyDays = message({ en: 'Every {count} days', fr: 'Tous les {count} jours' })
export const everyWeeks = message({ en: 'Every {count} weeks', fr: 'Toutes les {count} semaines' })
export const everyMonths = message({ en: 'Every {count} months', fr: 'Tous les {count} mois' })
export const everyYears = message({ en: 'Every {count} years', fr: 'Tous les {count} ans' })

/** A rhythm with its days: “Every 2 weeks on Monday and Friday”. `days`: those below, as a list. */
export const onDays = message({ en: '{every} on {days}', fr: '{every}, {days}' })
/** `days`: names of the week, as a list. */
export const onWeekdays = message({ en: 'Every {days}', fr: 'Chaque {days}' })
/** From Monday on. */
export const weekdayNames = message({
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
})
export const theDay = message({ en: '{day}', fr: 'le {day}' })
/** `nth`: 1 to 5. */
export const theNthDay = message({
  en: 'the {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {day}',
  fr: 'le {nth, selectordinal, one {#er} other {#e}} {day}',
})
/** Counted from the end; `nth`: 2 to 5. */
export const theNthLastDay = message({
  en: 'the {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} last {day}',
  fr: 'le {nth, selectordinal, one {#er} other {#e}} dernier {day}',
})
export const theLastDay = message({ en: 'the last {day}', fr: 'le dernier {day}' })
/** `date`: 1 to 31. */
export const theDate = message({
  en: 'the {date, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  fr: 'le {date, selectordinal, one {#er} other {#}}',
})
export const theLastDate = message({ en: 'the last day', fr: 'le dernier jour' })
/** How a rhythm ends. `every`: all of the above. */
export const times = message({
  en: '{every}, {count, plural, one {once} other {# times}}',
  fr: '{every}, {count} fois',
})
export const until = message({ en: '{every}, until {day}', fr: '{every}, jusqu’au {day}' })
