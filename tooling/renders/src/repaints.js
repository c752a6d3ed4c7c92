const labelInk = { from: '#0b7a4b', isPrint: true }
const castBrass = { from: '#c2a164', to: '#b4b5b6', isMetal: true }
const turnedBrass = { from: '#d2b470', to: '#c6c8ca', isMetal: true }
const nickel = { 'cast-brass': castBrass, 'turned-brass': turnedBrass }

// Colours that several kinds come in, by the end of the image's name.
const enamels = { black: '#141517', blue: '#123f7e', cream: '#cfc4a8', red: '#8f1f18' }
const tankCoats = { black: '#0b0c0d', grey: '#777d83', green: '#1c5b3a' }

/** The colours by the whole name of each image. */
function named(kind, colors) {
  return Object.fromEntries(Object.entries(colors).map(([end, to]) => [`${kind}-${end}`, to]))
}

/** The images of one base in several colours of one surface. */
function inColors(image, surface, from, colors, more = {}) {
  return Object.fromEntries(
    Object.entries(colors).map(([name, to]) => [
      name,
      { image, paints: { [surface]: { from, to, ...more } } },
    ]),
  )
}

/**
 * Images that are another in a different paint or plating, by their name: the image, and the
 * colours of some of its surfaces before and after. They come from the same render.
 */
export const repaints = {
  'adapter-nickel': { image: 'adapter', paints: nickel, facts: { metal: 'nickel' } },
  'filling-adapter-nickel': {
    image: 'filling-adapter',
    paints: nickel,
    facts: { metal: 'nickel' },
  },
  'fitting-elbow-nickel': { image: 'fitting-elbow', paints: nickel, facts: { metal: 'nickel' } },
  'fitting-tee-nickel': { image: 'fitting-tee', paints: nickel, facts: { metal: 'nickel' } },
  'injector-rail-nickel': { image: 'injector-rail', paints: nickel, facts: { metal: 'nickel' } },
  'injector-rail-6-nickel': {
    image: 'injector-rail-6',
    paints: nickel,
    facts: { metal: 'nickel' },
  },
  'multivalve-nickel': { image: 'multivalve', paints: nickel, facts: { metal: 'nickel' } },
  'nipple-set-nickel': { image: 'nipple-set', paints: nickel, facts: { metal: 'nickel' } },
  'quick-coupling-nickel': { image: 'quick-coupling', paints: nickel, facts: { metal: 'nickel' } },
  'regulator-nickel': { image: 'regulator', paints: nickel, facts: { metal: 'nickel' } },
  ...inColors('blowlamp', 'blowlamp-can', '#0e4f9e', { 'blowlamp-red': '#8f1a16' }),
  ...inColors('cabinet-green', 'cabinet-#1f5a3c', '#1f5a3c', {
    'cabinet-grey': '#858b91',
    'cabinet-white': '#d9d8d2',
  }),
  ...inColors(
    'cartridge',
    'can-print',
    '#1d5fae',
    { 'cartridge-green': '#17703f', 'cartridge-red': '#a5221b', 'cartridge-violet': '#5d3585' },
    { isPrint: true },
  ),
  ...inColors('cooker-green', 'cooker-enamel-green', '#1f5a3c', named('cooker', enamels)),
  ...inColors('cooker-lid-green', 'cooker-enamel-green', '#1f5a3c', named('cooker-lid', enamels)),
  ...inColors('cylinder-5-blue', 'cylinder-paint-#0c3f86', '#0c3f86', {
    'cylinder-5-green': '#1c5b3a',
    'cylinder-5-grey': '#858b91',
    'cylinder-5-orange': '#c4661a',
    'cylinder-5-red': '#8f1a16',
  }),
  ...inColors('cylinder-composite', 'composite-#2a6ea3', '#2a6ea3', {
    'cylinder-composite-orange': '#c9701c',
  }),
  ...inColors(
    'detector-spray',
    'detector-spray-label',
    '#0f7f8c',
    { 'detector-spray-orange': '#cf6a16' },
    { isPrint: true },
  ),
  ...inColors(
    'filter',
    'filter-label-12 / 12',
    '#0b7a4b',
    { 'filter-blue': '#1d5fae', 'filter-red': '#a5221b' },
    labelInk,
  ),
  ...inColors(
    'filter-plain',
    'filter-label-plain',
    '#0b7a4b',
    {
      'filter-plain-blue': '#1d5fae',
      'filter-plain-red': '#a5221b',
      'filter-plain-violet': '#5d3585',
    },
    labelInk,
  ),
  ...inColors('grill-table-red', 'table-grill-#7c1a14', '#7c1a14', {
    'grill-table-black': '#151618',
  }),
  ...inColors('lantern', 'lantern-green', '#1d5a3c', {
    'lantern-black': '#17181a',
    'lantern-copper': '#8a5f4a',
  }),
  ...inColors('regulator-clip-on', 'lever-#1d5fa8', '#1d5fa8', {
    'regulator-clip-green': '#17703f',
    'regulator-clip-orange': '#cf6a16',
    'regulator-clip-black': '#141517',
    'regulator-clip-red': '#a5221b',
  }),
  'sealing-tape-blue': {
    image: 'sealing-tape',
    paints: {
      spool: { from: '#e2b20c', to: '#1d5fae' },
      'tape-label': { from: '#e2b20c', to: '#1d5fae', isPrint: true },
    },
  },
  ...inColors('trolley', 'trolley-paint', '#b8201c', { 'trolley-blue': '#1d4f91' }),
  ...inColors(
    'control-unit',
    'control-unit-label-four-#1f6f43',
    '#1f6f43',
    { 'control-unit-orange': '#cf6a16', 'control-unit-red': '#a5221b' },
    { isPrint: true },
  ),
  ...inColors(
    'control-unit-plain',
    'control-unit-label-plain-#1f6f43',
    '#1f6f43',
    { 'control-unit-plain-blue': '#1d5fae', 'control-unit-plain-orange': '#cf6a16' },
    { isPrint: true },
  ),
  ...inColors('heater-green', 'heater-casing-#1f5a3c', '#1f5a3c', {
    'heater-red': '#7c1713',
    'heater-grey': '#777d83',
    'heater-anthracite': '#26292c',
    'heater-sand': '#8f7d5c',
  }),
  ...inColors('heater-blue-flame-red', 'heater-casing-#7c1713', '#7c1713', {
    'heater-blue-flame-white': '#d9d6cc',
    'heater-blue-flame-grey': '#777d83',
  }),
  ...inColors('toroid-blue', 'tank-blue-coat', '#1d4a80', named('toroid', tankCoats)),
  ...inColors('toroid-external', 'tank-blue-coat', '#1d4a80', named('toroid-external', tankCoats)),
  ...inColors('tank-cylindrical-blue', 'tank-blue-coat', '#1d4a80', {
    ...named('tank-cylindrical', tankCoats),
    'tank-cylindrical-white': '#d3d4d2',
  }),
  ...inColors(
    'reducer',
    'reducer-label',
    '#1d4f91',
    { 'reducer-green': '#17703f', 'reducer-orange': '#cf6a16' },
    { isPrint: true },
  ),
  ...inColors('regulator-high-plain', 'red-plastic', '#b5161a', {
    'regulator-high-plain-blue': '#1d4f91',
    'regulator-high-plain-green': '#17703f',
    'regulator-high-plain-black': '#141517',
    'regulator-high-plain-yellow': '#c29a12',
  }),
  ...inColors('regulator-low-blue', 'regulator-lid-#1d5fa8', '#1d5fa8', {
    'regulator-low-red': '#a5221b',
    'regulator-low-orange': '#cf6a16',
  }),
  ...inColors('regulator-low-compact', 'regulator-lid-#1f5a3c', '#1f5a3c', {
    'regulator-low-compact-red': '#a5221b',
  }),
  ...inColors('cylinder-tall', 'cylinder-paint-#8c9299', '#8c9299', {
    'cylinder-tall-blue': '#0c3f86',
    'cylinder-tall-orange': '#c4661a',
    'cylinder-tall-green': '#1c5b3a',
  }),
  ...inColors('cylinder-large', 'cylinder-paint-#5d646b', '#5d646b', {
    'cylinder-large-orange': '#c4661a',
  }),
  ...inColors('cylinder-butane', 'cylinder-paint-#1f6fb0', '#1f6fb0', {
    'cylinder-butane-red': '#8f1a16',
  }),
  ...inColors(
    'cylinder-aluminium',
    'turned-aluminium',
    '#c4c8cc',
    {
      'cylinder-aluminium-blue': '#7f9dbb',
    },
    { isMetal: true },
  ),
  ...inColors('valve-ball', 'lever-yellow', '#e3b007', {
    'valve-ball-red': '#a5221b',
    'valve-ball-blue': '#1d4f91',
  }),
  ...inColors('bender', 'bender-grip', '#1d5fa8', { 'bender-red': '#a5221b' }),
  ...inColors('catalytic-heater', 'heater-grey', '#7e858c', {
    'catalytic-heater-anthracite': '#26292c',
    'catalytic-heater-white': '#d9d8d2',
  }),
  ...inColors('heater-blower', 'blower-paint', '#c4581a', {
    'heater-blower-green': '#1f5a3c',
    'heater-blower-blue': '#1d4f91',
  }),
  ...inColors('water-heater', 'white-enamel', '#ecedec', { 'water-heater-silver': '#9a9ea3' }),
  ...inColors('changeover-indicator', 'lever-#1d5fa8', '#1d5fa8', {
    'changeover-indicator-red': '#a5221b',
  }),
  ...inColors('hose-short', 'pigtail-rubber', '#15161a', {
    'hose-short-orange': '#d9601e',
    'hose-short-blue': '#16457f',
  }),
  ...inColors('hose-short-nut', 'hose-orange', '#d9601e', { 'hose-short-nut-black': '#17181a' }),
  ...inColors('cooker-toaster', 'toaster-enamel', '#31566f', { 'cooker-toaster-black': '#1b1d20' }),
  ...inColors('toroid-low', 'powder-coat', '#08090a', {
    'toroid-low-blue': '#1d4a80',
    'toroid-low-grey': '#777d83',
  }),
  ...inColors('regulator-low-pressure', 'black-plastic', '#101114', {
    'regulator-low-pressure-red': '#a5221b',
    'regulator-low-pressure-blue': '#1d4f91',
  }),
  ...inColors('control-unit-flat', 'unit-lid-#1d5fae', '#1d5fae', {
    'control-unit-flat-green': '#17703f',
    'control-unit-flat-orange': '#cf6a16',
    'control-unit-flat-red': '#a5221b',
  }),
  ...inColors('control-unit-flat-three', 'unit-lid-#4a5058', '#4a5058', {
    'control-unit-flat-three-yellow': '#c29a12',
  }),
}
