import type { SignUpChoices } from '@talentplace/contract/accounts/registration/register.routes'
import type { CollectedDetails, SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { createStore } from '../../platform/browser/store.ts'
import { notify } from '../../ui/notice/toast.ts'
import { storedAnswersNow, type RegistrationAnswers } from './stored-answers.ts'
import { storedRegistration } from './stored-registration.ts'
import { checkEmail, register, resetPassword, sendCode, signIn, verify } from './stage-calls.ts'
import { transition, type StageEvent } from './stage-machine.ts'
import { startState, type Setting, type StageStart, type StageState } from './stage.ts'

export interface StagesInput {
  readonly setting: Setting
  readonly start: StageStart
  /** What goes along with a registration, asked for when it is sent. */
  readonly choices: () => SignUpChoices
  readonly onSignedIn: (user: SessionUser) => void
  /** 0.4: a new address entered in the dialog goes on at the sign-up page. */
  readonly onOpenSignup: () => void
}

export interface StagesView {
  readonly state: StageState
  readonly busy: boolean
  /** When the last code was mailed from here, in milliseconds; null: none was. */
  readonly codeSentAt: number | null
  /** The person has gone from one stage to another: focus belongs into the new one. */
  readonly hasMoved: boolean
}

export interface Stages {
  readonly setting: Setting
  read(): StagesView
  listen(listener: () => void): () => void
  check(email: string): Promise<void>
  signIn(password: string): Promise<void>
  collect(details: CollectedDetails): Promise<void>
  register(answers: RegistrationAnswers): Promise<void>
  verify(code: string): Promise<void>
  sendCode(options: { again: boolean }): Promise<void>
  /** On with the key that pressing the mailed link has given. */
  choosePassword(): Promise<void>
  resetPassword(code: string, password: string): Promise<void>
  toAnotherAccount(): Promise<void>
  backToSignIn(): Promise<void>
  fillIn(account: { email: string; password: string }): Promise<void>
  /** Something in the form was changed: what was refused is no longer what is there. */
  edited(): void
}

/** The stages at work: each action calls the server, and what comes of it moves the person on. One action at a time. */
export function createStages({ setting, start, choices, onSignedIn, onOpenSignup }: StagesInput): Stages {
  const view = createStore<StagesView>({ state: startState(start), busy: false, codeSentAt: null, hasMoved: false })
  const show = (change: Partial<StagesView>): void => view.replace({ ...view.read(), ...change })
  const present = (): StageState => view.read().state
  // All that has been collected on the way: a sign-in that asks for more gets it together.
  let collected: CollectedDetails = {}

  async function enter(email: string, password: string, details?: CollectedDetails): Promise<StageEvent | null> {
    const outcome = await signIn(email, password, details)
    if ('type' in outcome) return outcome
    storedAnswersNow.clear()
    storedRegistration.clear(email)
    onSignedIn(outcome)
    return null
  }

  /** The password of a registration, entered where only the mailed link was pressed, confirms the address with it. */
  async function prove(password: string): Promise<StageEvent | null> {
    const { email, pin } = present()
    return { ...(await verify(email, pin, password)), password }
  }

  async function happen(event: StageEvent): Promise<void> {
    const before = present()
    const { state, followUp } = transition(before, event, setting)
    const codeSentAt = event.type === 'registered' || event.type === 'code_sent' ? Date.now() : view.read().codeSentAt
    if (state.stage !== 'collect') collected = {}
    // What outlives the dialog is told beside it, and not a second time inside.
    const next = followUp === 'sign_in' ? { ...state, notice: null } : state
    show({ state: next, codeSentAt, hasMoved: view.read().hasMoved || state.stage !== before.stage })
    storedAnswersNow.keep(setting === 'page' ? { email: state.email, stage: state.stage } : { email: state.email })
    if (followUp === 'open_signup') {
      storedAnswersNow.keep({ stage: 'register' })
      onOpenSignup()
    }
    if (followUp === 'sign_in') {
      if (state.notice !== null) notify({ kind: 'success', message: state.notice })
      const rejected = await enter(state.email, state.password)
      if (rejected !== null) await happen(rejected)
    }
  }

  async function work(action: () => Promise<StageEvent | null>): Promise<void> {
    if (view.read().busy) return
    show({ busy: true })
    try {
      const event = await action()
      if (event !== null) await happen(event)
    } finally {
      show({ busy: false })
    }
  }

  return {
    setting,
    read: view.read,
    listen: view.listen,
    check: (email) => work(() => checkEmail(email.trim())),
    signIn: (password) => work(() => (present().pin === '' ? enter(present().email, password) : prove(password))),
    collect: (details) =>
      work(() => {
        collected = { ...collected, ...details }
        return enter(present().email, present().password, collected)
      }),
    register: (answers) => work(() => register(answers, choices(), setting)),
    verify: (code) => work(() => verify(present().email, code, present().password)),
    sendCode: ({ again }) => work(() => sendCode(present().email, again)),
    choosePassword: () => happen({ type: 'password_wanted' }),
    resetPassword: (code, password) => work(() => resetPassword(present().email, code, password)),
    toAnotherAccount: () => happen({ type: 'another_account' }),
    backToSignIn: () => happen({ type: 'asked_to_sign_in' }),
    fillIn: (account) => happen({ type: 'picked', ...account }),
    edited() {
      const { problem, fields } = present()
      if (problem === null && Object.keys(fields).length === 0) return
      show({ state: { ...present(), problem: null, fields: {} } })
    },
  }
}
