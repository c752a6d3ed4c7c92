export const padding = '13px'
