/** The address of the page in sight, without its origin. */
export function addressInSight(): string {
  return location.pathname + location.search
}
