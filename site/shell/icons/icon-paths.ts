// The icons: stroked paths on a 24 by 24 grid, named by meaning.

/** Exported separately for client code, which does not need the others. */
export const SEARCH_ICON_PATH = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20'

export const iconPaths = {
  // Shell
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: SEARCH_ICON_PATH,
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8',
  repository:
    'M7 4v11M7 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 9c0 4-6 3.5-9.5 6.5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14.5 6.5l3 3',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  markdown: 'M3 6h18v12H3zM6.5 15V9l2.5 3 2.5-3v6M16.5 9v5.5M14.5 12.7l2 2.3 2-2.3',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  'chevron-down': 'M6 9l6 6 6-6',
  // Cards
  token: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 12.5l4 4-4 4-4-4z',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  bank: 'M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16M5 17h14',
  shield: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM9 12l2 2 4-4.5',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M15.5 7.5l3 3',
  proxy: 'M4 8h12M12.5 4.5L16 8l-3.5 3.5M20 16H8M11.5 12.5L8 16l3.5 3.5',
  reactor:
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 3v3.5M12 17.5V21M4.2 7.5l3 1.8M16.8 14.7l3 1.8M4.2 16.5l3-1.8M16.8 9.3l3-1.8',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  webhook: 'M9 8a3 3 0 1 1 4.5 2.6L17 16M14 19a3 3 0 1 0 3-3M9.5 10.6L6.5 16M17 19H9.5M6.5 16a3 3 0 1 0 3 3',
  mobile: 'M7 3h10v18H7zM10.5 18h3',
  web: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.01M7.5 16.5h.01M11 7.5h5M11 16.5h5',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  rocket:
    'M9 15l-3-3c2-6 6-9 13-8 1 7-2 11-8 13zM14.5 9.5h.01M6 16c-1.5 1-2 2.5-2 4 1.5 0 3-.5 4-2M7 11H4l3-4h3M13 17v3l4-3v-3',
  check: 'M5 12.5l4.5 4.5L19 7',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-3.5 2.5-5 6-5s6 1.5 6 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15.3c2.2.6 3.5 2.2 3.5 4.7',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
  support:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5.7 5.7l3.8 3.8M14.5 14.5l3.8 3.8M18.3 5.7l-3.8 3.8M9.5 14.5l-3.8 3.8',
} as const

export type IconName = keyof typeof iconPaths
