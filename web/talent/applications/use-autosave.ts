import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { rejectedFields } from '../../platform/api/form-problems.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import type { FormState } from '../../ui/form/form.tsx'
import { useFormValues } from '../../ui/form/use-form-values.ts'
import { notify } from '../../ui/notice/toast.ts'

const typingPause = 1_200
const retryPause = 5_000

interface AutosaveInput<Values, Stored> {
  /** What is stored, as the form has it; followed as long as nothing is entered. */
  readonly initialValues: Values
  /** Under which what isn't saved yet survives a reload. */
  readonly keep: string
  /** What can't be saved as it is, by field. */
  readonly issuesOf: (values: Values) => Record<string, string>
  /** Saves it; `done`: the step is to be done with it. Rejects with `ApiFailure`. */
  readonly save: (values: Values, done: boolean) => Promise<Stored>
  /** What is stored now. */
  readonly load: () => Promise<Stored>
  /** Where pages look for what is stored. */
  readonly queryKey: readonly unknown[]
  /** The field of a part of what is sent. */
  readonly fieldOf: (path: string) => string
}

export type SaveState = 'resting' | 'saving' | 'failed' | 'refused'

export interface Autosave<Values> {
  readonly form: FormState<Values>
  readonly changed: boolean
  readonly state: SaveState
  /** Why the step isn't done, or can't be saved. */
  readonly problem: string | null
  /** Saves what there is and does the step; true once that is so, else the faults' fields. */
  readonly finish: () => Promise<true | readonly string[]>
}

const isStale = (error: unknown) => error instanceof ApiFailure && error.code === 'stale_version'
const isRejected = (error: unknown) => error instanceof ApiFailure && error.status >= 400 && error.status < 500

/**
 * A form that is saved while it is filled in: after a pause, again and again while there is no network, and when the page is put
 * away. What was saved elsewhere in the meantime is taken in, except where something was entered here.
 */
export function useAutosave<Values extends object, Stored>(input: AutosaveInput<Values, Stored>): Autosave<Values> {
  const { initialValues, keep, issuesOf, save, load, queryKey, fieldOf } = input
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>('resting')
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const { form, started, changed, saved } = useFormValues<Values>({
    initialValues,
    keep,
    validate: issuesOf,
    onEdited() {
      setProblem(null)
      setState((before) => (before === 'saving' ? before : 'resting'))
    },
  })
  useUnsaved(changed)

  async function takeIn(): Promise<void> {
    const stored = await load()
    saved(started)
    client.setQueryData(queryKey, stored)
    notify({ kind: 'info', message: 'What was changed elsewhere in the meantime is in your form now.' })
  }

  function reportError(error: unknown): readonly string[] {
    const fields = Object.entries(rejectedFields(error)).map(([path, issue]) => [fieldOf(path), issue] as const)
    form.setErrors(Object.fromEntries(fields))
    setProblem(failureMessage(error, 'This could not be saved. What you entered is still here.'))
    return fields.map(([name]) => name)
  }

  async function sendNow(done: boolean): Promise<true | readonly string[]> {
    const values = form.values
    const issues = issuesOf(values)
    if (Object.keys(issues).length > 0) {
      form.setErrors(issues)
      setState('refused')
      return Object.keys(issues)
    }
    setState('saving')
    try {
      const stored = await save(values, done)
      saved(values)
      client.setQueryData(queryKey, stored)
      setState('resting')
      return true
    } catch (error) {
      if (isStale(error)) {
        await takeIn().catch(() => undefined)
        setState('failed')
        if (done) setProblem('Something was changed elsewhere in the meantime. Look at it, then continue.')
        return []
      }
      setState(isRejected(error) ? 'refused' : 'failed')
      return isRejected(error) || done ? reportError(error) : []
    }
  }

  function send(done: boolean): Promise<true | readonly string[]> {
    const sending = sendNow(done)
    underWay.current = sending
    return sending
  }

  /** After what is on its way: the two would be in each other’s way. */
  async function finish(): Promise<true | readonly string[]> {
    await underWay.current
    return send(true)
  }

  const entered = JSON.stringify(form.values)
  /** `pausedAt`: what was entered as the pause began; typing on begins another one. */
  const keepNow = useEffectEvent((pausedAt?: string) => {
    if (pausedAt !== undefined && pausedAt !== entered) return
    if (changed && state !== 'saving') void send(false)
  })
  useEffect(() => {
    if (!changed || state === 'saving' || state === 'refused') return undefined
    const timer = setTimeout(() => keepNow(entered), state === 'failed' ? retryPause : typingPause)
    const again = (): void => keepNow()
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [changed, entered, state])
  useEffect(() => {
    const put = (): void => keepNow()
    document.addEventListener('visibilitychange', put)
    return () => document.removeEventListener('visibilitychange', put)
  }, [])

  return { form, changed, state, problem, finish }
}
