import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useEffect } from 'react'
import { shortClockText } from './clock-text.ts'
import { timeOfServer } from './server-clock.ts'
import { secondsAt } from './to-timer-views.ts'

/** What stands before a page's title while a timer runs. */
const mark = /^\d+:\d\d ▸ /

function bare(title: string): string {
  return title.replace(mark, '')
}

/** Shows a running timer's hours and minutes in the tab's title, before the page's own. */
export function useTimerTitle(timer: Timer | null): void {
  useEffect(() => {
    if (timer?.state !== 'running') return undefined
    const write = (): void => {
      const title = `${shortClockText(secondsAt(timer, timeOfServer.now()))} ▸ ${bare(document.title)}`
      if (title !== document.title) document.title = title
    }
    write()
    const ticking = setInterval(write, 1_000)
    return () => {
      clearInterval(ticking)
      document.title = bare(document.title)
    }
  }, [timer])
}
