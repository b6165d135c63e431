import type { UseFormReturnType } from '@mantine/form'
import type { PreferencesValues } from './preferences-values.ts'

export type PreferencesFormState = UseFormReturnType<PreferencesValues>
