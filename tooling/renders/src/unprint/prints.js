const light = (...corners) => ({ ground: 'light', corners })
const dark = (...corners) => ({ ground: 'dark', corners })
const box = (left, top, right, bottom) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/**
 * Figures printed in finished images, by image and angle. Without them a image suits products
 * of other figures too; it is kept as `<image>-plain`.
 */
export const prints = {
  'control-unit': {
    a: [light([280, 466], [437, 432], [446, 486], [294, 524])],
    b: [light([254, 270], [412, 314], [394, 370], [238, 322])],
    c: [light(...box(230, 374, 415, 413))],
  },
  cooker: {
    a: [light([508, 582], [660, 556], [662, 582], [510, 606])],
    b: [light([330, 554], [469, 594], [468, 611], [329, 572])],
    c: [light(...box(408, 564, 596, 590))],
  },
  heater: {
    a: [dark([480, 574], [690, 548], [690, 622], [480, 652])],
    b: [dark([318, 570], [512, 592], [512, 662], [318, 624])],
    c: [dark(...box(378, 575, 622, 644))],
  },
  'tank-cylindrical': {
    a: [light([470, 503], [602, 479], [604, 510], [473, 536])],
    b: [light([292, 454], [402, 483], [400, 503], [289, 474])],
    c: [light(...box(380, 501, 513, 521))],
  },
  toroid: {
    a: [light([606, 721], [734, 694], [735, 712], [608, 737])],
    b: [light([264, 747], [393, 793], [390, 807], [263, 762])],
    c: [light(...box(378, 646, 544, 679))],
  },
}
