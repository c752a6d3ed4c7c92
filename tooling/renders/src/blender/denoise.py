"""A small a-trous denoiser guided by normal, albedo and depth, and the shadow's own curve."""

import numpy as np

KERNEL = {-1: 0.25, 0: 0.5, 1: 0.25}
OFFSETS = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
# The catcher darkens the floor far out; below this share it is not a shadow but a veil.
VEIL = 0.09
SHADOW_STRENGTH = 0.72
# The filter is tuned for this many samples a pixel.
FULL_SAMPLES = 24
# Each wider round tolerates this share of the difference in light that the one before did.
NARROWING = 0.72


def finish(rendered, shadow, samples):
    """Returns premultiplied RGBA: the product denoised, over its finished shadow."""
    coverage = np.clip(rendered["coverage"][..., 0], 0, 1)
    inside = coverage > 0.985
    denoised = denoise_product(rendered, inside, samples)
    edge = calm_edge(rendered["color"][..., :3], denoised, coverage, inside)
    color = np.where(inside[..., None], denoised, edge)
    return np.dstack([color, np.clip(coverage + (1 - coverage) * shadow, 0, 1)])


def denoise_product(rendered, inside, samples):
    albedo = rendered["albedo"][..., :3]
    depth = rendered["depth"][..., 0]
    depth = np.where(np.isfinite(depth) & (depth < 1e4), depth, 20).astype(np.float32)
    # Scaled so that a plain squared distance is what the filter tolerates.
    guides = np.dstack([rendered["normal"][..., :3] / 0.06**0.5, albedo / 0.006**0.5])
    weight_inside = inside.astype(np.float32)
    light = np.log(np.maximum(rendered["color"][..., :3], 0) / (albedo + 0.05) + 0.02)
    light = without_sparks(light, guides)
    # Fewer samples leave more noise, which a looser and wider filter takes away.
    tolerance = 0.55 * (FULL_SAMPLES / min(samples, FULL_SAMPLES)) ** 0.5
    for round_, step in enumerate([1, 1, 2, 4] if samples >= 16 else [1, 1, 2, 4, 8, 12]):
        smooth = blur(light) / (tolerance * NARROWING**round_)
        at = {name: Shifted(values, step) for name, values in {
            "guides": guides, "smooth": smooth, "depth": depth, "inside": weight_inside, "light": light,
        }.items()}
        total, weights = np.zeros_like(light), np.zeros_like(depth)
        for y, x in OFFSETS:
            by, bx = y * step, x * step
            unlike = squared(at["guides"](by, bx) - guides)
            unlike += squared(at["smooth"](by, bx) - smooth)
            unlike += np.abs(at["depth"](by, bx) - depth) / (0.03 * step)
            weight = np.exp(-unlike)
            weight *= KERNEL[y] * KERNEL[x] * at["inside"](by, bx)
            total += weight[..., None] * at["light"](by, bx)
            weights += weight
        known = (weights > 1e-6)[..., None]
        light = np.where(known, total / np.maximum(weights, 1e-6)[..., None], light)
    return np.maximum(0, (np.exp(light) - 0.02) * (albedo + 0.05))


def without_sparks(light, guides):
    """Light far from what its like neighbours have is chance: it is held within their spread."""
    light_there, guides_there = Shifted(light, 1), Shifted(guides, 1)
    total, squares = np.zeros_like(light), np.zeros_like(light)
    weights = np.zeros((*light.shape[:2], 1), np.float32)
    for y, x in OFFSETS:
        if (y, x) == (0, 0):
            continue
        near = light_there(y, x)
        weight = (np.exp(-squared(guides_there(y, x) - guides)) + np.float32(1e-4))[..., None]
        total += weight * near
        squares += weight * near * near
        weights += weight
    mean = total / weights
    spread = 0.7 * np.sqrt(np.maximum(squares / weights - mean * mean, 0))
    return np.clip(light, mean - spread, mean + spread)


def calm_edge(noisy, denoised, coverage, inside):
    """Edge pixels, which no guide describes, take the colour of the product right beside them."""
    near, beside = Shifted(inside.astype(np.float32), 1), Shifted(denoised * inside[..., None], 1)
    count = sum(near(y, x) for y, x in OFFSETS)
    calm = sum(beside(y, x) for y, x in OFFSETS) / np.maximum(count, 1)[..., None]
    return np.where((count >= 2)[..., None], calm * coverage[..., None], noisy)


def finish_shadow(rendered, fade_px):
    """Recovers the floor's shadow beside and under the product, smooths and lightens it.

    It fades out over `fade_px` towards a rounded outline, so that no edge cuts it.
    """
    coverage = np.clip(rendered["coverage"][..., 0], 0, 1)
    bare = 1 - coverage
    seen = np.where(bare > 0.3, bare, 0).astype(np.float32)
    shadow = np.clip((rendered["shadow"][..., 3] - coverage) / np.maximum(bare, 0.3), 0, 1)
    shadow = (shadow * (seen > 0)).astype(np.float32)
    for step in [1, 1, 2, 4, 1]:
        smooth = blur(shadow * seen) / np.maximum(1e-4, blur(seen))
        around = [Shifted(values, step) for values in (smooth, seen, shadow)]
        total, weights = np.zeros_like(shadow), np.zeros_like(shadow)
        for y, x in OFFSETS:
            smooth_there, seen_there, shadow_there = (at(y * step, x * step) for at in around)
            unlike = ((smooth_there - smooth) / 0.14) ** 2
            weight = KERNEL[y] * KERNEL[x] * seen_there * np.exp(-unlike)
            total += weight * shadow_there
            weights += weight
        shadow = np.where(weights > 1e-6, total / np.maximum(weights, 1e-6), shadow)
        seen = np.maximum(seen, (weights > 1e-6) * np.float32(0.01))
    shadow = without_speckles(np.clip((shadow - VEIL) / (1 - VEIL), 0, 1)) * SHADOW_STRENGTH
    return shadow * rounded_fade(shadow.shape, fade_px)


def without_speckles(shadow):
    """Where a shadow is faint it is soft too: what is left of the noise there is blurred away."""
    soft = shadow
    for step in (1, 2, 4, 2, 1):
        around = Shifted(soft, step)
        soft = sum(KERNEL[y] * KERNEL[x] * around(y * step, x * step) for y, x in OFFSETS)
    dark = np.clip(soft / 0.3, 0, 1)
    return shadow * dark + soft * (1 - dark)


def rounded_fade(shape, fade_px):
    """1 in the middle, 0 at the edge and in the corners: distance from an ellipse that is almost a rectangle."""
    down, across = (np.abs((np.arange(length) + 0.5) * 2 / length - 1) ** 5 for length in shape)
    distance = (down[:, None] + across[None, :]) ** (1 / 5)
    near = np.clip((1 - distance) * min(shape) / 2 / fade_px, 0, 1)
    return (near * near * (3 - 2 * near)).astype(np.float32)


def enlarge(image, shape):
    """The image in more pixels, straight lines between its own."""
    for axis, length in enumerate(shape):
        own = image.shape[axis]
        place = np.clip((np.arange(length) + 0.5) * own / length - 0.5, 0, own - 1)
        low = np.minimum(place.astype(int), own - 2)
        share = np.expand_dims(place - low, 1 - axis)
        image = image.take(low, axis) * (1 - share) + image.take(low + 1, axis) * share
    return image.astype(np.float32)


class Shifted:
    """An array seen from a few pixels away; its edge pixels go on beyond it."""

    def __init__(self, array, reach):
        self.reach, self.shape = reach, array.shape[:2]
        self.padded = np.pad(array, ((reach, reach),) * 2 + ((0, 0),) * (array.ndim - 2), mode="edge")

    def __call__(self, down, right):
        top, left = self.reach + down, self.reach + right
        return self.padded[top : top + self.shape[0], left : left + self.shape[1]]


def blur(array):
    around = Shifted(array, 1)
    return sum(around(y, x) for y, x in OFFSETS) / np.float32(9)


def squared(difference):
    return np.einsum("...c,...c", difference, difference)
