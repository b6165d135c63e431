import * as t from '@talentplace/contract/accounts/messages/sign-in'
import type { Setting, Stage, StageState } from './stage.ts'

interface StageWords {
  readonly title: string
  readonly submit: string
  /** What the button says while the answer is awaited. */
  readonly busy: string
}

const pageWords: Readonly<Record<Stage, StageWords>> = {
  email: { title: t.createYourAccount(), submit: t.getStarted(), busy: t.checking() },
  signin: { title: t.welcomeBack(), submit: t.signIn(), busy: t.signingIn() },
  register: { title: t.whoYouAre(), submit: t.createAccount(), busy: t.creatingAccount() },
  collect: { title: t.fewMoreDetails(), submit: t.saveAndGoOn(), busy: t.saving() },
  verify: { title: t.checkInbox(), submit: t.verifyEmail(), busy: t.verifying() },
  reset_password: { title: t.chooseYourPassword(), submit: t.savePassword(), busy: t.saving() },
}

const dialogWords: Readonly<Record<Stage, StageWords>> = {
  email: { title: t.signIn(), submit: t.continueOn(), busy: t.checking() },
  signin: { title: t.signIn(), submit: t.signIn(), busy: t.signingIn() },
  register: { title: t.createAnAccount(), submit: t.register(), busy: t.creatingAccount() },
  collect: { title: t.oneMoreDetail(), submit: t.saveAndSignIn(), busy: t.saving() },
  verify: { title: t.verifyYourEmail(), submit: t.verify(), busy: t.verifying() },
  reset_password: { title: t.chooseNewPassword(), submit: t.changePassword(), busy: t.saving() },
}

const secondStep: StageWords = { title: t.enterYourCode(), submit: t.signIn(), busy: t.signingIn() }

/** B7.1: each stage's own title and button, on the page and in the dialog. A first password changes none. */
export function stageWords(
  state: Pick<StageState, 'stage' | 'isFirstPassword' | 'requestedFields'>,
  setting: Setting,
): StageWords {
  const { stage, isFirstPassword, requestedFields } = state
  if (stage === 'collect' && requestedFields.length === 1 && requestedFields[0] === 'second_step') return secondStep
  const changesNone = stage === 'reset_password' && isFirstPassword
  return (setting === 'dialog' && !changesNone ? dialogWords : pageWords)[stage]
}
