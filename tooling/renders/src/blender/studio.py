"""The one rig: camera, six softboxes, a shadow-catching floor. Unit: the model's radius."""

import math

import bpy
from mathutils import Vector

# position (x right, y away from the camera, z up), width, height, watts
SOFTBOXES = {
    "key left front": ((-3.0, -1.6, 2.6), 2.4, 2.8, 150),
    "strip right": ((3.2, -0.9, 1.8), 1.1, 3.4, 65),
    "overhead": ((0.0, 0.9, 4.2), 3.6, 2.2, 115),
    "rim back left": ((-1.9, 2.6, 1.9), 0.8, 2.6, 38),
    "rim back right": ((2.2, 2.5, 1.9), 0.8, 2.6, 38),
    "fill by the camera": ((0.4, -5.0, 2.0), 2.6, 2.0, 95),
}
# Brighter, and black parts turn grey.
WORLD_STRENGTH = 0.24
# In a room the sky gives most of the light.
ROOM_SKY = 0.55
ROOM_LAMPS = 0.6
# The shadow has room around the product for this share of the height of the image.
MARGIN = 0.14
# The shadow is rendered in so many times fewer pixels each way.
SHADOW_STEP = 4
SHADOW_SAMPLES = 8


def aim(scene, camera, height):
    """Sets up the camera and the softboxes around it, in place of those of the last view."""
    for last in [thing for thing in scene.objects if thing.type in ("CAMERA", "LIGHT")]:
        bpy.data.objects.remove(last)
    azimuth = add_camera(scene, camera)
    centre = Vector((0, 0, height * 0.45))
    for name, (position, width, depth, watts) in SOFTBOXES.items():
        add_softbox(scene, name, turned(position, azimuth), centre, width, depth, watts)


def let_daylight_in(scene):
    """The whole image, lit by the sky more than by lamps, whose reflections no room would have."""
    scene.render.use_border = False
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[1].default_value = ROOM_SKY
    for light in [thing for thing in scene.objects if thing.type == "LIGHT"]:
        light.data.energy *= ROOM_LAMPS
        light.data.size *= 2
        light.data.size_y *= 2
        light.visible_camera = False


def limit_to(scene, bounds, margins):
    """Renders the product and its shadow's room alone."""
    across, up = margins
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x = max(0, (bounds["left"] + 1) / 2 - across)
    render.border_max_x = min(1, (bounds["right"] + 1) / 2 + across)
    render.border_min_y = max(0, (bounds["bottom"] + 1) / 2 - up)
    render.border_max_y = min(1, (bounds["top"] + 1) / 2 + up)


def window(scene, size):
    """The part of an image of this size that is rendered, as slices."""
    render = scene.render
    low = round(render.border_min_x * size[0]), round(render.border_min_y * size[1])
    high = round(render.border_max_x * size[0]), round(render.border_max_y * size[1])
    return (slice(low[1], high[1]), slice(low[0], high[0]))


def from_gltf(point):
    return Vector((point[0], -point[2], point[1]))


def turned(position, azimuth):
    x, y, z = position
    cosine, sine = math.cos(azimuth), math.sin(azimuth)
    return Vector((x * cosine + y * sine, y * cosine - x * sine, z))


def look_at(thing, target):
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()


def add_camera(scene, description):
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "VERTICAL"
    data.angle = math.radians(description["fieldOfViewDegrees"])
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    camera.location = from_gltf(description["position"])
    target = from_gltf(description["target"])
    look_at(camera, target)
    scene.camera = camera
    forward = target - camera.location
    return math.atan2(forward.x, forward.y)


def add_softbox(scene, name, position, target, width, depth, watts):
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y, data.energy = width, depth, watts
    softbox = bpy.data.objects.new(name, data)
    scene.collection.objects.link(softbox)
    softbox.location = position
    look_at(softbox, target)


def add_world(scene):
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.93, 0.96, 1, 1)
    background.inputs[1].default_value = WORLD_STRENGTH


def add_floor():
    bpy.ops.mesh.primitive_plane_add(size=80)
    floor = bpy.context.object
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.80, 0.80, 0.805, 1)
    surface.inputs["Roughness"].default_value = 0.55
    surface.inputs["Specular"].default_value = 0.25
    floor.data.materials.append(material)
    return floor


def configure_render(scene):
    render, cycles, view = scene.render, scene.cycles, scene.view_settings
    render.engine = "CYCLES"
    render.resolution_percentage = 100
    render.film_transparent = True
    render.use_persistent_data = True
    view.view_transform, view.look, view.exposure = "Filmic", "High Contrast", 0.6

    cycles.use_adaptive_sampling = False
    # Debian builds Blender without its denoiser; denoise.py does that work.
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2, 0.6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
