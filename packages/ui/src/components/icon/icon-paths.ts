/** The drawings: strokes of a 24 by 24 grid, each one path. */
export const iconPaths = {
  bag: 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  'chevron-up': 'M5.5 14.5 12 8l6.5 6.5',
  'chevron-down': 'M5.5 9.5 12 16l6.5-6.5',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5',
  check: 'M5 12.5 10 17.5 19.5 7',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6',
  phone:
    'M5 4h4l1.6 4.6-2.2 1.7a12 12 0 0 0 5.3 5.3l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  'map-pin':
    'M12 21s7-6.4 7-11.5a7 7 0 0 0-14 0C5 14.6 12 21 12 21zM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 10h4l4 3.5v3h-8zM7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17.5 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  shield: 'M12 3l7.5 2.5v6c0 4.6-3.2 8-7.5 9.5-4.3-1.5-7.5-4.9-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  card: 'M3 5.5h18v13H3zM3 10h18M6.5 15h4',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM6 12.5v5M10 12.5v5M14 12.5v5M18 12.5v5M3.5 20.5h17',
  cash: 'M2.5 6.5h19v11h-19zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM5.5 9.5v5M18.5 9.5v5',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.5v.6',
  warning: 'M12 4 21.5 20h-19zM12 10v5M12 17.3v.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3.5 2',
  store:
    'M4 10v10.5h16V10M3 10l2-6h14l2 6zM9.5 20.5V14.5h5v6M3 10c.5 2.2 4 2.2 4.5 0 .5 2.2 4 2.2 4.5 0 .5 2.2 4 2.2 4.5 0 .5 2.2 4 2.2 4.5 0',
  receipt: 'M5.5 3.5v17l2.2-1.5 2.2 1.5 2.1-1.5 2.1 1.5 2.2-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6',
  flame:
    'M12 3c.5 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.2 1-3.7 2.2-4.7.2 1.5.8 2.2 1.6 2.7C9.8 8.5 10.5 5 12 3z',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  list: 'M4.5 5h4v4h-4zM4.5 15h4v4h-4zM12 7h8M12 17h8',
} as const

/** Name of a drawing of the kit. */
export type IconName = keyof typeof iconPaths

/** All names, for pickers and the workbench. */
export const iconNames = Object.keys(iconPaths) as IconName[]
