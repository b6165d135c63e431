/** Settings of one PostgreSQL for one server on one machine. They are given at each start, so they follow the code and not the data's age. */
export const SERVER_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  // A backup of a running server needs its log.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Statements and their values hold people's data and tokens: they stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Beside the database's files, so that PostgreSQL's own user may write there. */
export const ARCHIVE_FOLDER = 'wal-archive'
const coming = `../${ARCHIVE_FOLDER}/%f.coming`

/**
 * The log is put into a folder, whole and safe on disk, at least once a minute while anything is written; someone has to take it from
 * there. Paths are from the database's files on, so that no name needs quoting.
 */
export const ARCHIVE_SETTINGS: Record<string, string> = {
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command: `cp "%p" "${coming}" && sync "${coming}" && mv "${coming}" "../${ARCHIVE_FOLDER}/%f"`,
}
