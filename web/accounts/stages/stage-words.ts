import type { Setting, Stage, StageState } from './stage.ts'

interface StageWords {
  readonly title: string
  readonly submit: string
  /** What the button says while the answer is awaited. */
  readonly busy: string
}

const pageWords: Readonly<Record<Stage, StageWords>> = {
  email: { title: 'Create your account', submit: 'Get started', busy: 'Checking …' },
  signin: { title: 'Welcome back', submit: 'Sign in', busy: 'Signing in …' },
  register: { title: 'Tell us who you are', submit: 'Create account', busy: 'Creating your account …' },
  collect: { title: 'A few more details', submit: 'Save and go on', busy: 'Saving …' },
  verify: { title: 'Check your inbox', submit: 'Verify email', busy: 'Verifying …' },
  reset_password: { title: 'Choose your password', submit: 'Save password', busy: 'Saving …' },
}

const dialogWords: Readonly<Record<Stage, StageWords>> = {
  email: { title: 'Sign in', submit: 'Continue', busy: 'Checking …' },
  signin: { title: 'Sign in', submit: 'Sign in', busy: 'Signing in …' },
  register: { title: 'Create an account', submit: 'Register', busy: 'Creating your account …' },
  collect: { title: 'One more detail', submit: 'Save and sign in', busy: 'Saving …' },
  verify: { title: 'Verify your email', submit: 'Verify', busy: 'Verifying …' },
  reset_password: { title: 'Choose a new password', submit: 'Change password', busy: 'Saving …' },
}

const secondStep: StageWords = { title: 'Enter your code', submit: 'Sign in', busy: 'Signing in …' }

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
