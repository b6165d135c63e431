import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { RunningTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isDefinite } from '../../platform/api/attempt.ts'
import { call } from '../../platform/api/call.ts'
import type { Input } from '../../platform/api/operation-types.ts'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { createAnswerKeeper } from './answer-keeper.ts'
import { tab } from './tab.ts'

type Note = Input<'applications.noteSkillTest'>['body']['notes'][number]

const beat = 15_000
const second = 1000
const typingPause = 1_000
const maxAtOnce = 20

interface Rejections {
  /** The test has ended, or goes on in another tab. */
  readonly onRejected: (error: unknown) => void
}

/** How long each item has been looked at, in seconds. */
function createWatch() {
  const spent = new Map<number, number>()
  let since = performance.now()
  let visible = 1
  const of = (place: number) => (spent.get(place) ?? 0) + (place === visible ? (performance.now() - since) / second : 0)
  return {
    of: (place: number) => Math.min(7200, Math.round(of(place))),
    show(place: number) {
      spent.set(visible, of(visible))
      since = performance.now()
      visible = place
    },
  }
}

/** Tells the server that someone is still here, and what was pasted or left; what didn’t get there is told the next time. */
function useNotes(uuid: string, onTime: (secondsLeft: number) => void, onRejected: (error: unknown) => void): void {
  const waiting = useRef<Note[]>([])
  const send = useEffectEvent(async () => {
    const notes = waiting.current.slice(0, maxAtOnce)
    try {
      const { seconds_left } = await call('applications.noteSkillTest', { params: { uuid }, body: { tab, notes } })
      waiting.current = waiting.current.filter((each) => !notes.includes(each))
      onTime(seconds_left)
    } catch (error) {
      if (isDefinite(error)) onRejected(error)
    }
  })
  useEffect(() => {
    const note = (kind: Note['kind']) => {
      waiting.current.push({ uuid: newUuid(), kind })
      void send()
    }
    const pasted = () => note('paste')
    const left = () => {
      if (document.visibilityState === 'hidden') note('tab_left')
      else void send()
    }
    const online = () => void send()
    const beating = setInterval(online, beat)
    document.addEventListener('paste', pasted)
    document.addEventListener('visibilitychange', left)
    window.addEventListener('online', online)
    return () => {
      clearInterval(beating)
      document.removeEventListener('paste', pasted)
      document.removeEventListener('visibilitychange', left)
      window.removeEventListener('online', online)
    }
  }, [])
}

/** A test that runs in this tab: its answers, saved as they are given, and the time that the server leaves. */
export function useRunningTest(test: RunningTest, { onRejected }: Rejections) {
  const { uuid } = test
  const [ends, setEnds] = useState(() => performance.now() + test.seconds_left * second)
  const [watch] = useState(createWatch)
  const onTime = (secondsLeft: number) => setEnds(performance.now() + secondsLeft * second)
  const [keeper] = useState(() =>
    createAnswerKeeper({
      given: test.items.flatMap(({ place, answer }) => (answer === null ? [] : [[place, answer] as const])),
      async save(place, answer) {
        const body = { tab, answer, seconds_spent: watch.of(place) }
        const { seconds_left } = await call('applications.saveSkillTestAnswer', { params: { uuid, place }, body })
        onTime(seconds_left)
      },
    }),
  )
  const { answers, state, rejection } = useSyncExternalStore(keeper.listen, keeper.read)
  const rejected = useEffectEvent(onRejected)
  useEffect(() => {
    if (rejection !== null) rejected(rejection)
  }, [rejection])
  useNotes(uuid, onTime, onRejected)
  useUnsaved(true)
  useEffect(
    () => () => {
      void keeper.flush()
    },
    [keeper],
  )
  return {
    answers,
    saving: state,
    /** When it ends, by the clock of `performance.now()`. */
    ends,
    show: watch.show,
    flush: keeper.flush,
    answer: (place: number, given: GivenAnswer) => keeper.give(place, given, 'text' in given ? typingPause : 0),
  }
}
