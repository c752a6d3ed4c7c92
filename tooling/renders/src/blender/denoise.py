"""A small a-trous denoiser guided by normal, albedo and depth, and the shadow's own curve."""

import numpy as np

KERNEL = {-1: 0.25, 0: 0.5, 1: 0.25}
OFFSETS = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
# The catcher darkens the floor far out; below this share it is not a shadow but a veil.
VEIL = 0.09
SHADOW_STRENGTH = 0.72
# The filter is tuned for this many samples a pixel.
FULL_SAMPLES = 24
# The shadow fades out over this share of the frame, so that no edge cuts it.
FRAME_FADE = 0.1


def finish(beauty, coverage, samples):
    """Returns premultiplied RGBA: the product denoised, its shadow smoothed and lightened."""
    inside = coverage > 0.985
    color = denoise_product(beauty, inside, samples)
    rgb = np.where(inside[..., None], color, beauty["color"][..., :3])
    shadow = denoise_shadow(beauty["color"][..., 3], coverage)
    shadow = np.clip((shadow - VEIL) / (1 - VEIL), 0, 1) * SHADOW_STRENGTH
    shadow *= frame_fade(*shadow.shape)
    alpha = coverage + (1 - coverage) * shadow
    return np.dstack([rgb, np.clip(alpha, 0, 1)])


def denoise_product(beauty, inside, samples):
    albedo, normal = beauty["albedo"][..., :3], beauty["normal"][..., :3]
    depth = beauty["depth"][..., 0]
    depth = np.where(np.isfinite(depth) & (depth < 1e4), depth, 20)
    weight_inside = inside.astype(np.float32)
    light = np.log(np.maximum(beauty["color"][..., :3], 0) / (albedo + 0.05) + 0.02)
    # Fewer samples leave more noise, which a looser and wider filter takes away.
    tolerance = 0.55 * (FULL_SAMPLES / min(samples, FULL_SAMPLES)) ** 0.5
    steps = [1, 1, 2, 4] if samples >= 16 else [1, 1, 2, 4, 8]
    for round_, step in enumerate(steps):
        smooth = sum(shifted(light, y, x) for y, x in OFFSETS) / 9
        sigma = tolerance * 0.62**round_
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for y, x in OFFSETS:
            by, bx = y * step, x * step
            unlike = (
                squared(shifted(normal, by, bx) - normal) / 0.06
                + squared(shifted(albedo, by, bx) - albedo) / 0.006
                + squared(shifted(smooth, by, bx) - smooth) / sigma**2
                + np.abs(shifted(depth, by, bx) - depth) / (0.03 * step)
            )
            weight = KERNEL[y] * KERNEL[x] * np.exp(-unlike) * shifted(weight_inside, by, bx)
            total += weight[..., None] * shifted(light, by, bx)
            weights += weight
        known = (weights > 1e-6)[..., None]
        light = np.where(known, total / np.maximum(weights, 1e-6)[..., None], light)
    return np.maximum(0, (np.exp(light) - 0.02) * (albedo + 0.05))


def denoise_shadow(alpha, coverage):
    """Recovers the floor's shadow beside and just under the product's edge, then smooths it."""
    bare = np.clip(1 - coverage, 0, 1)
    seen = np.where(bare > 0.3, bare, 0).astype(np.float32)
    shadow = np.clip((alpha - coverage) / np.maximum(bare, 0.3), 0, 1) * (seen > 0)
    for step in [1, 2, 4, 8, 2]:
        smooth = sum(shifted(shadow * seen, y, x) for y, x in OFFSETS) / np.maximum(
            1e-4, sum(shifted(seen, y, x) for y, x in OFFSETS)
        )
        total, weights = np.zeros_like(shadow), np.zeros_like(shadow)
        for y, x in OFFSETS:
            by, bx = y * step, x * step
            unlike = ((shifted(smooth, by, bx) - smooth) / 0.12) ** 2
            weight = KERNEL[y] * KERNEL[x] * shifted(seen, by, bx) * np.exp(-unlike)
            total += weight * shifted(shadow, by, bx)
            weights += weight
        shadow = np.where(weights > 1e-6, total / np.maximum(weights, 1e-6), shadow)
        seen = np.maximum(seen, (weights > 1e-6) * np.float32(0.01))
    return shadow


def frame_fade(height, width):
    return np.outer(edge_ramp(height), edge_ramp(width))


def edge_ramp(length):
    place = (np.arange(length) + 0.5) / length
    near = np.clip(np.minimum(place, 1 - place) / FRAME_FADE, 0, 1)
    return near * near * (3 - 2 * near)


def squared(difference):
    return (difference**2).sum(-1) if difference.ndim == 3 else difference**2


def shifted(array, down, right):
    reach = max(abs(down), abs(right))
    padding = ((reach, reach), (reach, reach)) + ((0, 0),) * (array.ndim - 2)
    padded = np.pad(array, padding, mode="edge")
    height, width = array.shape[:2]
    return padded[reach + down : reach + down + height, reach + right : reach + right + width]
