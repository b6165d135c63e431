import { useToday } from '../viewer-zone/use-today.ts'
import { useConfiguration } from './configuration.ts'

/** The calendar day at our office, by which what is paid to assistants is dated: further east it may be tomorrow already. */
export function useOfficeToday(): string | null {
  return useToday(useConfiguration().data?.office_timezone ?? null)
}
