import { describe, expect, it, test } from 'vitest'
import { brandsOf, transition, type StageEvent } from './stage-machine.ts'
import { stageWords } from './stage-words.ts'
import { startState, type Setting, type Stage, type StageState } from './stage.ts'

const email = 'sam@kerr.test'
const password = 'Long-enough-1'
/** As long as a link's key is. */
const token = 'kkkkkkkkkkkkkkkkkkkkkk'
const settings = ['dialog', 'page'] as const
const stages = ['email', 'signin', 'register', 'verify', 'collect', 'reset_password'] as const

function at(stage: Stage, more: Partial<StageState> = {}): StageState {
  return { ...startState({ stage, email }), ...more }
}

function after(state: StageState, event: StageEvent, setting: Setting = 'dialog') {
  return transition(state, event, setting)
}

const notSignedIn = (message: string | null): StageEvent => ({ type: 'sign_in_failed', email, password, message })

const notRegistered = (message: string | null): StageEvent => ({
  type: 'register_failed',
  message,
  fields: { phone_number: 'Phone must be valid' },
})

const checked = (nextStage: string): StageEvent => ({ type: 'checked', email, nextStage, matches: [] })

describe('A1.1 the start', () => {
  it('is the email', () => {
    expect(startState().stage).toBe('email')
  })

  it('a link’s key stays as it is', () => {
    expect(startState({ stage: 'reset_password', email, pin: token }).pin).toBe(token)
  })

  it('A1.2, A1.12 can be the reset stage, with trimmed email and the code in upper case', () => {
    expect(startState({ stage: 'reset_password', email: ' sam@kerr.test ', pin: 'ab2c3d' })).toMatchObject({
      stage: 'reset_password',
      email,
      pin: 'AB2C3D',
    })
  })
})

describe('A1.3 the email', () => {
  test.each(settings)('leads to the stage the server names, %s', (setting) => {
    for (const nextStage of ['signin', 'verify', 'reset_password']) {
      const { state, followUp } = after(at('email', { email: '' }), checked(nextStage), setting)
      expect(state).toMatchObject({ stage: nextStage, email, problem: null })
      expect(followUp).toBeNull()
    }
  })

  test.each(['collect', 'email', '', 'constructor', 'dashboard'])(
    'leads to signin for any other answer, %j',
    (answer) => {
      expect(after(at('email'), checked(answer)).state.stage).toBe('signin')
    },
  )

  it('A1.5, 0.4 leads a new address from the dialog to the sign-up page, and the page to its form', () => {
    const dialog = after(at('email', { email: '' }), checked('register'), 'dialog')
    expect(dialog).toMatchObject({ followUp: 'open_signup', state: { stage: 'email', email } })
    const page = after(at('email', { email: '' }), checked('register'), 'page')
    expect(page).toMatchObject({ followUp: null, state: { stage: 'register', email } })
  })

  it('B7.2 tells the brands the address has an account with', () => {
    expect(brandsOf([])).toEqual({ own: false, partner: false })
    expect(brandsOf([{ permissions: ['client'] }])).toEqual({ own: true, partner: false })
    expect(brandsOf([{ permissions: ['askbetty_client'] }])).toEqual({ own: false, partner: true })
    expect(brandsOf([{ permissions: ['client'] }, { permissions: ['askbetty_client'] }])).toEqual({
      own: true,
      partner: true,
    })
    expect(brandsOf([{ permissions: ['admin'] }])).toEqual({ own: false, partner: false })
  })

  it('keeps a password entered for the same address, and for no other', () => {
    const entered = at('email', { password })
    expect(after(entered, checked('signin')).state.password).toBe(password)
    expect(after({ ...entered, email: 'other@kerr.test' }, checked('signin')).state.password).toBe('')
  })

  it('A1.13 says why it could not be checked', () => {
    const failed = after(at('email'), { type: 'check_failed', email, message: 'Wait a little.' })
    expect(failed.state).toMatchObject({ stage: 'email', email, problem: 'Wait a little.' })
    const notNotified = after(at('email'), { type: 'check_failed', email, message: null })
    expect(notNotified.state.problem).toBe('An error occurred while checking your email. Please try again later.')
  })
})

describe('A1.6 signing in', () => {
  it('asks for the details the server wants', () => {
    const { state } = after(at('signin'), { type: 'details_asked', email, password, requestedFields: ['city'] })
    expect(state).toMatchObject({ stage: 'collect', requestedFields: ['city'], email, password })
  })

  it('A1 Ours: a wrong code of the second step is told where it was entered, and one too many at signin in plain words', () => {
    const requestedFields = ['second_step']
    const fields = { 'collect.second_step': 'That code isn’t right.' }
    const { state } = after(at('collect', { requestedFields }), {
      type: 'details_asked',
      email,
      password,
      requestedFields,
      fields,
    })
    expect(state).toMatchObject({ stage: 'collect', fields, problem: null })
    expect(after(state, notSignedIn('Too many attempts.')).state).toMatchObject({
      stage: 'signin',
      problem: 'Too many attempts.',
    })
  })

  it('A1 Ours: the second step has words of its own, unless other details are asked for with it', () => {
    for (const setting of settings) {
      expect(stageWords(at('collect', { requestedFields: ['second_step'] }), setting).title).toBe('Enter your code')
      expect(stageWords(at('collect', { requestedFields: ['second_step', 'city'] }), setting).title).toMatch(/detail/)
    }
  })

  it("0.2 'Sign in failed' in the dialog, 'Sign In failed' on the page, or the server's words", () => {
    expect(after(at('signin'), notSignedIn(null), 'dialog').state.problem).toBe('Sign in failed')
    expect(after(at('signin'), notSignedIn(null), 'page').state.problem).toBe('Sign In failed')
    for (const setting of settings) {
      expect(after(at('signin'), notSignedIn('Not right.'), setting).state.problem).toBe('Not right.')
    }
  })

  test.each(stages)('refused at %s stands at signin, with what was entered', (stage) => {
    const { state } = after(at(stage), { type: 'sign_in_failed', email, password, message: 'No.' })
    expect(state).toMatchObject({ stage: 'signin', email, password })
  })

  it('of someone whose email was never confirmed asks for the code, with the password kept', () => {
    const { state } = after(at('signin'), { type: 'not_verified', email, password, message: 'Confirm it first.' })
    expect(state).toMatchObject({ stage: 'verify', email, password, notice: 'Confirm it first.', problem: null })
  })

  it('is come back to with the same email', () => {
    expect(after(at('reset_password'), { type: 'asked_to_sign_in' }).state).toMatchObject({ stage: 'signin', email })
  })

  it('begins filled in with an account of the demonstration', () => {
    const { state } = after(at('email', { email: '' }), { type: 'picked', email, password })
    expect(state).toMatchObject({ stage: 'signin', email, password })
  })

  it('A1.13 tells that details could not be saved', () => {
    expect(after(at('collect'), notSignedIn(null)).state.problem).toBe(
      'Unable to update details at this time - please try again later',
    )
    expect(after(at('collect'), notSignedIn('No such city.')).state.problem).toBe(
      'Unable to update details at this time - No such city.',
    )
  })
})

describe('A1.7 registering', () => {
  it('0.3 leads to verify from the dialog, to reset_password from the page', () => {
    const registered: StageEvent = { type: 'registered', email, password }
    expect(after(at('register'), registered, 'dialog').state).toMatchObject({ stage: 'verify', email, password })
    expect(after(at('register'), { ...registered, password: '' }, 'page').state).toMatchObject({
      stage: 'reset_password',
      email,
    })
  })

  test.each(settings)('of a registered address switches to signin and says so, %s', (setting) => {
    const { state } = after(at('register'), { type: 'already_registered', email, password: '' }, setting)
    expect(state).toMatchObject({ stage: 'signin', email, notice: 'Email sam@kerr.test is already registered.' })
  })

  it('A1.13 says why it failed, beside the fields', () => {
    expect(after(at('register'), notRegistered(null)).state).toMatchObject({
      stage: 'register',
      problem: 'Unable to register - please try again later',
      fields: { phone_number: 'Phone must be valid' },
    })
    expect(after(at('register'), notRegistered('Not now.')).state.problem).toBe('Unable to register - Not now.')
  })
})

describe('A1.8 verifying', () => {
  it('signs in by itself when a password was entered', () => {
    const { state, followUp } = after(at('verify', { password }), { type: 'verified', nextStage: 'signin', token: '' })
    expect(followUp).toBe('sign_in')
    expect(state).toMatchObject({ email, password, problem: null })
  })

  it('leads to signin otherwise', () => {
    const { state, followUp } = after(at('verify'), { type: 'verified', nextStage: 'signin', token: '' })
    expect(followUp).toBeNull()
    expect(state).toMatchObject({ stage: 'signin', notice: 'Email verified successfully.' })
  })

  it('asks for the password of the registration, or another one, where nobody has shown that it was them', () => {
    const pressed = after(at('verify'), { type: 'verified', nextStage: 'signin', token }).state
    expect(pressed).toMatchObject({ stage: 'signin', pin: token, password: '' })
    const wrong = after(pressed, { type: 'verify_failed', message: 'Not that one.', password }).state
    expect(wrong).toMatchObject({ stage: 'signin', pin: token, password, problem: 'Not that one.' })
    const right = after(wrong, { type: 'verified', nextStage: 'signin', token: '', password })
    expect(right).toMatchObject({ followUp: 'sign_in', state: { pin: '', password } })
    expect(after(wrong, { type: 'password_wanted' }).state).toMatchObject({
      stage: 'reset_password',
      pin: token,
      password: '',
    })
  })

  it('leads to choosing a password where another one was entered, or none was', () => {
    const { state } = after(at('verify', { password }), { type: 'verified', nextStage: 'reset_password', token })
    expect(state).toMatchObject({ stage: 'reset_password', pin: token, password: '' })
    const again = after(state, { type: 'code_sent', again: true }).state
    expect(again).toMatchObject({ stage: 'reset_password', pin: '' })
  })

  it('A1.13 says why it failed', () => {
    expect(after(at('verify'), { type: 'verify_failed', message: null }).state).toMatchObject({
      stage: 'verify',
      problem: 'Unable to verify your email at this time. Please try again later.',
    })
    expect(after(at('verify'), { type: 'verify_failed', message: 'Wrong code.' }).state.problem).toBe('Wrong code.')
  })
})

const titleOf = (state: StageState): string =>
  `${stageWords(state, 'dialog').title}, ${stageWords(state, 'dialog').submit}`

describe('B7.1 a first password is chosen, and only one there was is changed', () => {
  const first = 'Choose your password, Save password'

  test.each<[string, StageState]>([
    ['by the mailed link', after(at('verify'), { type: 'verified', nextStage: 'reset_password', token }).state],
    ['by an account without one', after(at('email'), checked('reset_password')).state],
    [
      'in place of one a stranger may have entered',
      after(at('signin', { pin: token }), { type: 'password_wanted' }).state,
    ],
    [
      'where the page of the link opens the dialog',
      startState({ stage: 'reset_password', email, pin: token, isFirstPassword: true }),
    ],
  ])('%s it is the first', (_, state) => {
    expect(titleOf(state)).toBe(first)
  })

  it('a forgotten one is changed, also after another account’s first', () => {
    const afterFirst = after(at('reset_password', { isFirstPassword: true }), { type: 'another_account' }).state
    const forgotten = after({ ...afterFirst, stage: 'signin' }, { type: 'code_sent', again: false }).state
    expect(titleOf(forgotten)).toBe('Choose a new password, Change password')
    expect(titleOf(startState({ stage: 'reset_password', email, pin: 'AB2C3D' }))).toBe(
      'Choose a new password, Change password',
    )
  })
})

describe('A1.9 a forgotten password', () => {
  it('leads to the reset stage', () => {
    const { state } = after(at('signin', { password, pin: 'OLD234' }), { type: 'code_sent', again: false })
    expect(state).toMatchObject({ stage: 'reset_password', email, pin: '', password: '' })
  })

  test.each(['verify', 'reset_password'] as const)('B7.4 a new code keeps the %s stage and is told', (stage) => {
    const { state } = after(at(stage, { password, problem: 'Wrong code.' }), { type: 'code_sent', again: true })
    expect(state).toMatchObject({
      stage,
      password,
      problem: null,
      notice: 'A new Confirmation Code has been sent to sam@kerr.test.',
    })
  })

  it('A1.13 says why no code was sent', () => {
    expect(after(at('signin'), { type: 'code_failed', message: null }).state).toMatchObject({
      stage: 'signin',
      problem: 'Unable to reset your password. Please try again later.',
    })
    expect(after(at('signin'), { type: 'code_failed', message: 'Wait.' }).state.problem).toBe('Wait.')
  })

  it('signs in by itself once the password is set, and says so', () => {
    const { state, followUp } = after(at('reset_password'), { type: 'password_set', password })
    expect(followUp).toBe('sign_in')
    expect(state).toMatchObject({ password, notice: 'Password successfully changed.' })
  })

  it('A1.13 says why it could not be set', () => {
    expect(after(at('reset_password'), { type: 'reset_failed', message: null }).state).toMatchObject({
      stage: 'reset_password',
      problem: 'Unable to change your password. Please try again later.',
    })
    expect(after(at('reset_password'), { type: 'reset_failed', message: 'Old code.' }).state.problem).toBe('Old code.')
  })
})

test.each(stages)("A1.10 'Use another account' leads from %s to the email and forgets the password", (stage) => {
  const state = at(stage, { password, pin: 'AB2C3D', problem: 'No.', brands: { own: true, partner: true } })
  expect(after(state, { type: 'another_account' }).state).toMatchObject({
    stage: 'email',
    password: '',
    pin: '',
    problem: null,
    brands: { own: false, partner: false },
  })
})
