import * as contract from '@talentplace/contract/shared/hours-text'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'

/*
 * A6.1: durations as they are printed, in the language of the screen. The contract's own are in English unless they are asked: the server prints
 * them into what other people read, too.
 */

export const printedText = (hours: contract.PrintedHours): string => contract.printedText(hours, currentLanguage())
export const hoursText = (seconds: number): string => contract.hoursText(seconds, currentLanguage())
export const wholeHoursText = (hours: number): string => contract.wholeHoursText(hours, currentLanguage())
export const remainingText = (seconds: number): string => contract.remainingText(seconds, currentLanguage())
export const remainingHoursText = (hours: number): string => contract.remainingHoursText(hours, currentLanguage())
export const exactHoursText = (seconds: number): string => contract.exactHoursText(seconds, currentLanguage())
